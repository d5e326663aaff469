/** A function for each kind of event: one that is missing, or too many, does not compile. */

interface Named {
    event: string;
}

export type EventHandlers<Event extends Named, Context, Answer> = {
    [Name in Event["event"]]: (event: Extract<Event, { event: Name }>, context: Context) => Answer;
};

export function handle<Event extends Named, Context, Answer>(
    handlers: EventHandlers<Event, Context, Answer>,
    event: Event,
    context: Context,
): Answer {
    // The handler of an event's own name takes that event, which TypeScript cannot follow.
    const handler = handlers[event.event as Event["event"]] as unknown as (
        event: Event,
        context: Context,
    ) => Answer;
    return handler(event, context);
}
