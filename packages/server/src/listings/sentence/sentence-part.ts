import type { SentenceCondition } from './condition.ts';
import type { FairHousingRule } from './fair-housing-rules.ts';

/**
 * One part of a sentence as the rules read it: a condition, a place, a refusal, something
 * recognized that search has no condition for, or words without meaning. `from` and `next` count
 * tokens.
 */
export type SentencePart = { from: number; next: number } & (
  | { is: 'conditions'; conditions: SentenceCondition[]; unheardFrom?: number }
  | { is: 'place'; conditions: SentenceCondition[]; isGuess?: boolean }
  | { is: 'keywords'; text: string }
  | { is: 'refused'; reason: FairHousingRule['reason'] }
  | { is: 'unheard' }
  | { is: 'filler' }
);
