export const app = {
    /** `when` is a time, with its day unless that is today. */
    offline: (when: string) =>
        `No connection. You see how things stood at ${when}; news comes by itself when it is back.`,
    tableOffline: (when: string) =>
        `No connection: the table as it stood at ${when}, to look at only.`,
    tableNotKept: "There is no connection. The table opens by itself as soon as it is back.",
    pageNotKept: "This page needs a connection, and there is none just now.",
    updated: "Levada was updated.",
    reload: "Reload",
};
