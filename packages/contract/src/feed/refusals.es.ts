import type { RefusalsInSpanish } from '#platform';
import type { feedRefusals } from './refusals.ts';

/** Staff alone see this room's refusals; one for others doesn't compile without its Spanish. */
export const feedRefusalsInSpanish = {} satisfies RefusalsInSpanish<typeof feedRefusals>;
