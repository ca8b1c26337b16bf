import type { SentenceCondition } from './condition.ts';
import type { SentenceDay } from './measure-rules.ts';

/** A phrase: what it asks for, and what "no" before it asks for (null: unsupported). */
export interface Phrase {
  says: string;
  gives(number: number | null, day: SentenceDay): SentenceCondition[] | null;
  lacks?(): SentenceCondition[];
}
