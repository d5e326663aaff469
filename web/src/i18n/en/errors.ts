import { pluralOf } from "../plural";
import type { RefusalValues } from "../refusalValues";

const plural = pluralOf("en");

export const errors = {
    offline: "No connection to the server. Once it is back, try again.",
    unknown: ({ text }: RefusalValues) => `That did not work: ${text}`,

    already_entered: "You already take part in this tournament.",
    already_seated: "You already have a seat at this table.",
    already_started: "The game has already started.",
    bad_address:
        "Nothing can be sent to this address. It has to begin with https:// and name a public host.",
    way_is_off: "This server does not call people in this way.",
    too_many_ways: ({ most }: RefusalValues) => `There can be ${most} of these. Remove one first.`,
    no_way: "This is no longer there.",
    not_delivered: "The other side did not take it.",
    bad_link: "This link opens nothing here. Perhaps part of it is missing.",
    bad_message: "The server did not understand this page. Load it again.",
    bad_options: ({ text }: RefusalValues) => `These rules do not go together: ${text}`,
    bad_record: ({ text }: RefusalValues) =>
        `This is no record, or it breaks the rules. The place: ${text}`,
    bad_request: ({ place }: RefusalValues) =>
        `The server did not understand this page (${place}). Load it again.`,
    bad_seats: "These seats do not fit the number of players.",
    bad_start:
        "A game can be set for any time in the next 90 days, and needs an open seat for whoever comes.",
    bad_token: "This token is not known here.",
    bad_tournament: ({ text }: RefusalValues) => `These terms do not go together: ${text}`,
    bot_plays: "A bot plays this seat. Take it back first.",
    cannot_take_back:
        "It is too late to take that back: somebody has moved, or something hidden was turned up.",
    chat_muted: "Whoever made the table has silenced the chat.",
    elsewhere: "Pages of other sites may not play here.",
    fault: "Something went wrong on the server. It has been noted; please try again.",
    game_over: "The game is over.",
    in_tournament: "A table of a tournament is neither paused nor ended by agreement.",
    key_used: "Another move was sent with the same key. Look at the board and move again.",
    logbook_full:
        "Too much has happened at this table: only moves are left. Play on, or begin a new one.",
    no_account: "For that you need an account.",
    no_bot: "No bot plays this seat.",
    no_chat: "This table has no chat.",
    no_game: "No game was played at this table.",
    no_hints: "This table is played without hints.",
    no_record:
        "This file is not a game record. Records end in .json and come from the end of a game, or from another Levada.",
    no_such_move: "The game has fewer moves.",
    no_such_page: "There is no such page.",
    no_such_seat: "The table has fewer seats.",
    no_table: "There is no such table. Old tables are deleted after a while.",
    no_take_back: "At this table moves are not taken back.",
    no_tournament: "There is no such tournament.",
    no_watchers: "Only those who play at this table may look.",
    nobody_there: "Nobody sits there.",
    not_asked: "A bot plays your seat, so you are not asked. Take the seat back first.",
    not_away: ({ seat }: RefusalValues) => `Still here, or gone for less than a minute: ${seat}.`,
    not_entered: "You do not take part in this tournament.",
    not_for_you: ({ who }: RefusalValues) =>
        who === "programs"
            ? "This tournament is for programs only."
            : "This tournament is for people only.",
    not_full: "A seat is still free. Fill it, or give it to a bot.",
    not_maker: "Only whoever made the table may do that.",
    not_organiser: "Only whoever made the tournament may do that.",
    not_over: "That is for games that are over.",
    not_running: "No game is going on here.",
    not_seated: "You have no seat at this table.",
    not_started: "The game has not started yet.",
    not_your_move: "That move is not yours to take back.",
    not_your_seat: "That seat is not yours.",
    not_your_turn: "It is somebody else’s turn.",
    paused: "The game is paused.",
    pointless: "That is so already.",
    registration_over: "The tournament has already begun.",
    rated_account: "Rated games are for those who have an account. Make one first.",
    rated_people: "A rated game needs two or more people with an account.",
    rated_program: "Programs play rated games only among themselves.",
    rated_seat:
        "In a rated game everybody plays for themselves: no bot steps in and nobody is removed. You can only leave, and are then last.",
    rated_terms:
        "A rated game has a clock and no hints, nothing is taken back, nobody shares a screen, and who begins is drawn.",
    rematch_is_there: "Somebody was faster: the rematch is already there.",
    restart: "The server is starting again. The page comes back by itself.",
    say_one_thing: "Say a sentence or a ready phrase, not both.",
    seat_taken: "Somebody was faster: this seat is taken.",
    stale: "Something has happened meanwhile. Look again, then move.",
    store: "The server cannot save anything just now. Try again in a moment.",
    taken_back: "The move was made, and was taken back since. Look at the board and move again.",
    time_up: "The time of this seat has run out: the bot stays.",
    too_few: "A tournament needs two people at least.",
    too_large: ({ megabytes }: RefusalValues) => `That is too large: at most ${megabytes} MB.`,
    too_many: ({ seconds }: RefusalValues) =>
        plural(seconds, {
            one: "That was a little often. Try again in # second.",
            other: "That was a little often. Try again in # seconds.",
        }),
    too_many_sockets: "Too many tables are open at once on your network. Close one.",
    too_many_tournaments: ({ most }: RefusalValues) =>
        `You organise ${most} tournaments already. Finish or cancel one first.`,
    tournament_full: "All places in this tournament are taken.",
    tournament_over: "The tournament is over.",
    unknown_player: "The server does not know you yet. Make a table or take a seat.",
    wrong_method: "The server did not understand this page. Load it again.",

    amount_taken: ({ amount, seat }: RefusalValues) => `${amount} has already been bid (${seat}).`,
    bid_of_nothing: "A bid is at least 1. To bid nothing, pass.",
    bid_too_high: ({ most }: RefusalValues) => `A bid is at most ${most}.`,
    cannot_pay: ({ price }: RefusalValues) =>
        `Building elsewhere costs ${price}: more than you have.`,
    is_named: ({ segment }: RefusalValues) => `${segment} was proposed and can only be accepted.`,
    must_decide: "There is a proposal, so something must be built.",
    not_beside: ({ square }: RefusalValues) =>
        `This tile must lie beside a plantation; ${square} does not.`,
    not_in_hand: ({ colour }: RefusalValues) => `You hold no book from ${colour}.`,
    not_named: ({ segment }: RefusalValues) => `Nobody proposed ${segment}.`,
    not_whole: ({ word }: RefusalValues) => `“${word}” is not a whole number.`,
    offer_too_small: ({ least }: RefusalValues) => `An offer is at least ${least}.`,
    out_of_reach: ({ segment }: RefusalValues) => `Water does not reach ${segment} yet.`,
    segment_built: ({ segment }: RefusalValues) => `Water already flows at ${segment}.`,
    square_taken: ({ square }: RefusalValues) => `A tile already lies on ${square}.`,
    tile_not_open: "This tile does not lie open.",
    too_little_money: ({ money }: RefusalValues) => `You have only ${money}.`,
    unknown_segment: ({ word }: RefusalValues) => `“${word}” is no ditch of the board.`,
    unknown_square: ({ word }: RefusalValues) => `“${word}” is no square of the board.`,
    unknown_tile: ({ word }: RefusalValues) => `“${word}” is no tile of this edition.`,
    unknown_word: ({ word }: RefusalValues) => `“${word}” is no move of this game.`,
    unseen: "The record does not say which tile comes next; the game can go no further.",
    wrong_phase: "That is not possible in this phase.",
    wrong_shape: "Something is missing in this move.",
};
