import type { RefusalsInSpanish } from '#platform';
import type { transactionRefusals } from './refusals.ts';

/** Staff alone see this room's refusals; one for others doesn't compile without its Spanish. */
export const transactionRefusalsInSpanish = {} satisfies RefusalsInSpanish<
  typeof transactionRefusals
>;
