import { pluralOf } from "../plural";

const plural = pluralOf("en");

export const account = {
    title: "My account",
    /* The account and its passkeys. */
    guest: "You play as a guest",
    guestMeans:
        "That is enough for everything at a table. With an account you have a public name that nobody else can take, and find yourself again on other devices. It is made of the guest you are: all your games stay.",
    publicName: "Public name",
    publicNameMeans: "Everybody sees it. Nobody else can have it, or one that looks like it.",
    make: "Make an account with a passkey",
    passkeyMeans:
        "Instead of a password your device keeps a passkey, opened by your finger, your face or its PIN. None of these ever reaches us.",
    signIn: "Sign in with a passkey",
    signInMeans: "You have an account already?",
    noPasskeys:
        "There can be no passkeys at this address: browsers have them only for a name by https, such as https://play.example.",
    oldBrowser: "This browser has no passkeys.",
    guestAllTheSame:
        "You can play as a guest all the same, and take yourself along to another device by a code.",
    made: (name: string) => `Welcome, ${name}. Your account is made.`,
    signedIn: (name: string) => `You are signed in as ${name}.`,
    since: (day: string) => `since ${day}`,
    rename: "Change the name…",
    renameMeans: "At every table. After that it stays for thirty days.",
    save: "Save",
    cancel: "Cancel",
    passkeys: "Passkeys",
    passkeyOf: (day: string) => `made ${day}`,
    used: (day: string) => `last used ${day}`,
    addPasskey: "Add a passkey",
    added: "The passkey is added.",
    remove: "Remove",
    removed: "Removed.",
    removeLast: "Remove your last passkey?",
    removeLastMeans:
        "Then nothing lets you in on a new device but a code from one on which you are signed in. If you lose those, the account is lost.",
    removeYes: "Remove it",
    removeNo: "Keep it",
    /* Devices. */
    devices: "Devices",
    devicesMeans: "Where you are known. Remove what is not yours, or no longer.",
    noDevice: "The server does not know you yet: it does from your first table on.",
    here: "this one",
    unknownDevice: "a device",
    seen: (day: string) => `last here ${day}`,
    signOut: "Sign out here",
    signOutGuest: "Sign out here?",
    signOutGuestMeans:
        "You are a guest and this is your only device: after that your games are lost to you, unless you have their links.",
    signOutElsewhere: "Sign out everywhere else",
    signedOut: "You are signed out.",
    signedOutElsewhere: "All other devices are signed out.",
    /* Oneself taken along. */
    takeAlong: "Take yourself along",
    takeAlongMeans:
        "A code makes another device yours, with all your games. It is valid once, for ten minutes.",
    makeCode: "Show a code",
    codeMeans: "On the other device scan the picture, or open “Account” there and type the code.",
    qr: "The code as a picture to scan",
    enterCode: "A code from another device",
    enterCodeMeans:
        "Only one that you made yourself: this browser then belongs to whoever made it.",
    enter: "Enter",
    codeUsed: "This device is yours now.",
    ownGames: (n: number) =>
        plural(n, {
            one: "This browser has # game of a guest",
            other: "This browser has # games of a guest",
        }),
    ownGamesMeans:
        "If they are yours, they come along. If somebody else played here, leave them: this browser then forgets them, and they open only by their links.",
    bringGames: "They are mine: bring them along",
    leaveGames: "Leave them behind",
    /* Others. */
    people: "People",
    peopleMeans: "Whom you follow, you see here as soon as they sit at a listed table.",
    peopleLater: "You can follow others as soon as the server knows you: from your first table on.",
    follow: "Follow somebody",
    followName: "Name of their account",
    followIt: "Follow",
    unfollow: "No longer follow",
    mute: "Mute",
    unmute: "Hear again",
    report: "Report…",
    reportMeans: "What is wrong with this name, or with what its holder does?",
    reportSend: "Send",
    reported: "Reported. Whoever runs the server sees it.",
    nobodyFollowed: "You follow nobody yet.",
    notThere: "at no listed table",
    waitsFor: (game: string) => `waits for others: ${game}`,
    muted: "Muted",
    program: "program",
    invitations: "Invitations",
    invitedBy: (name: string) => `${name} invites you`,
    decline: "No, thank you",
    invite: "Invite by name",
    inviteIt: "Invite",
    invited: (name: string) => `${name} is invited.`,
};
