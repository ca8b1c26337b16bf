import type { Condition } from './condition.ts';
import type { FairHousingRule } from './fair-housing-rules.ts';

/**
 * One part of a sentence as the rules read it: what it asks for, a place, what is refused, what was
 * heard but can't be searched by, or words that ask for nothing. `from` and `next` count tokens.
 */
export type SentencePart = { from: number; next: number } & (
  | { is: 'conditions'; conditions: Condition[]; unheardFrom?: number }
  | { is: 'place'; conditions: Condition[]; isGuess?: boolean }
  | { is: 'keywords'; text: string }
  | { is: 'refused'; reason: FairHousingRule['reason'] }
  | { is: 'unheard' }
  | { is: 'filler' }
);
