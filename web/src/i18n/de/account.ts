import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("de");

export const account: Area<"account"> = {
    title: "Mein Konto",
    guest: "Du spielst als Gast",
    guestMeans:
        "Das genügt für alles an einem Tisch. Mit einem Konto hast du einen öffentlichen Namen, den dir niemand nehmen kann, und findest dich auf anderen Geräten wieder. Es entsteht aus dem Gast, der du bist: Alle deine Partien bleiben.",
    publicName: "Öffentlicher Name",
    publicNameMeans:
        "Alle sehen ihn. Niemand sonst kann ihn haben, auch keinen zum Verwechseln ähnlichen.",
    make: "Konto mit einem Passkey anlegen",
    passkeyMeans:
        "Statt eines Passworts bewahrt dein Gerät einen Passkey auf, den Finger, Gesicht oder PIN öffnen. Davon erfahren wir nichts.",
    signIn: "Mit Passkey anmelden",
    signInMeans: "Du hast schon ein Konto?",
    noPasskeys:
        "Unter dieser Adresse kann es keine Passkeys geben: Browser haben sie nur für einen Namen mit https, etwa https://play.example.",
    oldBrowser: "Dieser Browser kennt keine Passkeys.",
    guestAllTheSame:
        "Du kannst trotzdem als Gast spielen und dich mit einem Code auf ein anderes Gerät mitnehmen.",
    made: (name) => `Willkommen, ${name}. Dein Konto ist angelegt.`,
    signedIn: (name) => `Du bist als ${name} angemeldet.`,
    since: (day) => `seit ${day}`,
    rename: "Namen ändern …",
    renameMeans: "An allen Tischen. Danach bleibt er dreißig Tage.",
    save: "Speichern",
    cancel: "Abbrechen",
    passkeys: "Deine Passkeys",
    passkeyOf: (day) => `angelegt ${day}`,
    used: (day) => `zuletzt benutzt ${day}`,
    addPasskey: "Passkey hinzufügen",
    added: "Der Passkey ist hinzugefügt.",
    remove: "Entfernen",
    removed: "Entfernt.",
    removeLast: "Deinen letzten Passkey entfernen?",
    removeLastMeans:
        "Dann kommst du auf ein neues Gerät nur noch mit einem Code von einem, auf dem du angemeldet bist. Gehen dir diese verloren, ist auch das Konto verloren.",
    removeYes: "Ja, entfernen",
    removeNo: "Behalten",
    devices: "Geräte",
    devicesMeans: "Wo man dich kennt. Entferne, was nicht oder nicht mehr deins ist.",
    noDevice: "Der Server kennt dich noch nicht: Das tut er ab deinem ersten Tisch.",
    here: "dieses",
    unknownDevice: "ein Gerät",
    seen: (day) => `zuletzt hier ${day}`,
    signOut: "Hier abmelden",
    signOutGuest: "Hier abmelden?",
    signOutGuestMeans:
        "Du bist Gast, und das ist dein einziges Gerät: Danach kommst du an deine Partien nur noch über ihre Links.",
    signOutElsewhere: "Überall sonst abmelden",
    signedOut: "Du bist abgemeldet.",
    signedOutElsewhere: "Alle anderen Geräte sind abgemeldet.",
    takeAlong: "Dich mitnehmen",
    takeAlongMeans:
        "Ein Code macht ein anderes Gerät zu deinem, mit allen deinen Partien. Er gilt einmal und zehn Minuten lang.",
    makeCode: "Code zeigen",
    codeMeans:
        "Scanne auf dem anderen Gerät das Bild, oder öffne dort „Konto“ und tippe den Code ein.",
    qr: "Der Code als Bild zum Scannen",
    enterCode: "Ein Code von einem anderen Gerät",
    enterCodeMeans:
        "Nur einen, den du selbst erzeugt hast: Dieser Browser gehört danach dem, der ihn erzeugt hat.",
    enter: "Eingeben",
    codeUsed: "Dieses Gerät ist jetzt deins.",
    ownGames: (n) =>
        plural(n, {
            one: "In diesem Browser ist # Partie eines Gastes",
            other: "In diesem Browser sind # Partien eines Gastes",
        }),
    ownGamesMeans:
        "Sind es deine, kommen sie mit. Hat hier jemand anders gespielt, lass sie zurück: Dieser Browser vergisst sie dann, und nur ihre Links öffnen sie noch.",
    bringGames: "Es sind meine: mitnehmen",
    leaveGames: "Zurücklassen",
    people: "Leute",
    peopleMeans: "Wem du folgst, den siehst du hier, sobald er an einem öffentlichen Tisch sitzt.",
    peopleLater: "Du kannst anderen folgen, sobald der Server dich kennt: ab deinem ersten Tisch.",
    follow: "Jemandem folgen",
    followName: "Name des Kontos",
    followIt: "Folgen",
    unfollow: "Nicht mehr folgen",
    mute: "Stummschalten",
    unmute: "Wieder hören",
    report: "Melden …",
    reportMeans: "Was stimmt mit diesem Namen nicht, oder mit dem, was dahinter geschieht?",
    reportSend: "Abschicken",
    reported: "Gemeldet. Wer den Server betreibt, sieht es.",
    nobodyFollowed: "Du folgst noch niemandem.",
    notThere: "an keinem öffentlichen Tisch",
    waitsFor: (game) => `wartet auf andere: ${game}`,
    muted: "Stummgeschaltet",
    program: "Programm",
    invitations: "Einladungen",
    invitedBy: (name) => `${name} lädt dich ein`,
    decline: "Nein, danke",
    invite: "Mit Namen einladen",
    inviteIt: "Einladen",
    invited: (name) => `${name} ist eingeladen.`,
};
