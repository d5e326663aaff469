export const privacy = {
    title: "Privacy",
    lede: "Nobody needs an account. You can play without a name, and nobody is asked for an address, a telephone number or a date of birth. This page says what is kept about you, for how long, and how you get rid of it.",
    whose: "It describes the program. Whoever runs this server is responsible for it, and can tell you what else stands around it, such as a proxy that writes logs.",
    kept: "What is kept",
    keptRows: [
        [
            "a random number that stands for you, when it was made, and the name you gave, if you gave one",
            "so that your seats are yours when you come back",
        ],
        [
            "of each device on which you are known: a fingerprint of the secret in its cookie or token, not the secret itself; what browser and system are called, since when, and the day it was last here",
            "to know you again, and so that you can see and remove your devices; a fingerprint cannot be turned back into the secret",
        ],
        [
            "if you make an account: its public name, since when, and when you last changed it",
            "so that others know you, and nobody else takes the name",
        ],
        [
            "of each passkey: what your browser sends along (an id, a public key, a count), the host it is for, where and when it was made, and the day it was last used",
            "to let you in without a password; your face, finger or PIN never leave your device",
        ],
        [
            "for minutes: a fingerprint of the code by which you take yourself along, and what a passkey has to sign",
            "so that each is valid once",
        ],
        [
            "while you wait for others: what suits you and under which name; for a day, the table that was made",
            "to bring you to a table",
        ],
        [
            "whom you follow, and who invited you to which table",
            "to show you where they play, and to ask you",
        ],
        [
            "what whoever runs the server, or you, changed about your account, with the name before",
            "so that it can be seen who did what",
        ],
        [
            "at each table: the seats you have, the names you and people at your screen have there, whether you made it, and the fingerprint of your own link",
            "so that you can play, also on another device",
        ],
        [
            "the moves of your games, with the time of each, and what else happened at the table: who sat down, left, paused, took back",
            "the moves are the game; records, replays and reviews are made of them",
        ],
        [
            "what you say in the chat, and ready phrases, with the time",
            "so that others can read it",
        ],
        ["whom you have muted", "so that you do not hear them"],
        [
            "if you want notifications: where to (your browser’s address at its push service with its keys, webhooks with their secrets, your mail address), your language, time zone, quiet hours, what you are told of, the tables that are not to notify you, and the fingerprint of your feed’s link",
            "so that you learn that it is your move",
        ],
        [
            "what you are to be told, until it is told and you have come back",
            "so that it is neither lost nor told twice",
        ],
        ["what you report to whoever runs the server", "so that they can see to it"],
    ],
    what: "what",
    why: "why",
    seen: "Everybody at a table, and whoever may watch it, sees your name there, your moves and what you say. If the table was made as a listed one, strangers find it. A record of a finished game can be downloaded by whoever may look at the table; it has your name in it, and where it goes from there nobody can follow.",
    notKept: "What is not kept",
    notKeptRows: [
        [
            "Your network address.",
            "It is held in memory for as long as it takes to see that nobody asks too often, and is neither stored nor logged.",
        ],
        [
            "What you look at.",
            "Requests are not logged, and there are no counters of visits, no pixels, no fingerprints of browsers, no third parties: every page, picture and script comes from this server.",
        ],
        ["Secrets.", "Of cookies, tokens and links only fingerprints are stored."],
    ],
    cookie: "One cookie",
    cookieText:
        "“levada” holds a random secret, is set when you first make a table or take a seat, and lasts a year. It is needed for the game and used for nothing else; scripts cannot read it, and other sites do not get it along. Without it the server would not know that a seat is yours.",
    browser: "In this browser",
    browserText:
        "Your language, your settings, how far you are in the tutorials, your name and your own links to tables are kept in this browser, so that you find them again. The page itself, the lists of your games and what you last saw of those that run are kept too, so that they open without a connection. What is about you goes when you delete it below; everything goes when you delete the data of this site.",
    howLong: "How long",
    howLongRows: [
        "A finished table is kept for 365 days after it was last touched, unless whoever runs the server has chosen another number of days. Then it is deleted, with its moves and its chat.",
        "A table that was never finished, and that nobody touches, is deleted after 30 days, unless they chose otherwise; while a clock runs, it is kept until the game is over.",
        "An account is kept until you delete it. A guest is forgotten when they were first here that many days ago and no table is left at which they have a seat; a program’s token lapses then too.",
        "A report is deleted with its table or with the account it is about; what was changed about accounts is written down for as long as finished tables are kept.",
        "Backups hold what was there at the time. Ask whoever runs the server how long they keep them.",
    ],
    remove: "See it, delete it",
    removeText: "Everything that is kept about you can be downloaded, and deleted, here:",
    removeLink: "My account",
    removeRows: [
        "Your number, your names, your chat, your reports, whom you muted and who muted you are deleted, from every table, at once and for good.",
        "Your account, its passkeys, your devices, whom you follow and who follows you, invitations, and programs of yours are deleted; the name is free again.",
        "Records you have brought are deleted as a whole.",
        "In running games bots play on for you, so that nobody else loses theirs.",
        "Your moves stay, as moves of a seat without a name: they are the other players’ games too.",
        "Your cookie is dropped; your token and your links open nothing any more.",
    ],
    notReached:
        "It does not reach what others wrote about you in the chat or in a report, records somebody has downloaded, and backups.",
    lost: "Without an account the cookie is all that shows who you are. Whoever has lost it cannot be told from a stranger: nobody can look up or delete your data for you, and what is left goes when its days are over.",
};
