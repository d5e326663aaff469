/** What both games hand to the frame of a table. */

/** A line of the log: a sentence, with what it lights on the board when it is clicked. */
export interface LogLine {
    key: string;
    text: string;
    /** A symbol of the sprite; seats are drawn in their colour. */
    icon: string;
    seat?: number;
    /** A heading between lines, such as a round. */
    heading?: boolean;
    /** Squares, segments, islands: whatever the game's board understands. */
    lights?: string[];
    /** Of the entry it tells of; those of the set-up have none. */
    version?: number;
    /** The step of the round it belongs to, in words. */
    phase?: string;
    /** It says who has won: not before all is counted. */
    tellsEnd?: boolean;
}

/** A ready phrase, told as a key so that everybody reads it in their own language. */
export interface Ready {
    phrase: string;
    segment?: string;
    amount?: number;
}

/** The steps of a round; `now` is the index of the one it has come to, -1 before the first. */
export interface Strip {
    steps: string[];
    now: number;
    over: boolean;
}

export interface Round {
    now: number;
    of: number;
    over: boolean;
    /** It was ended by agreement, before its end. */
    early?: boolean;
}
