import type { RefusalsInSpanish } from '#platform';
import type { calendarRefusals } from './refusals.ts';

/** Staff alone see this room's refusals; one for others doesn't compile without its Spanish. */
export const calendarRefusalsInSpanish = {} satisfies RefusalsInSpanish<typeof calendarRefusals>;
