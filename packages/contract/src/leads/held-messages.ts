/** How long a message that was sent off can be undone. */
export const UNDO_SECONDS = 10;
/** The most messages of a person that can still be undone. */
export const HELD_MESSAGES_MAX = 20;
