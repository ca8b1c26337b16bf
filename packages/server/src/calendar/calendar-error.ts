/** Why a calendar can't be read, as a sentence for its owner. */
export class CalendarError extends Error {}
