/** The values of a refusal as a sentence wants them: seats by name, segments and colours as read. */

export interface RefusalValues {
    /** What the server says in English, where only it can say more. */
    text: string;
    place: string;
    who: string;
    seat: string;
    seconds: number;
    megabytes: number;
    amount: number;
    most: number;
    least: number;
    price: number;
    money: number;
    segment: string;
    square: string;
    colour: string;
    word: string;
}
