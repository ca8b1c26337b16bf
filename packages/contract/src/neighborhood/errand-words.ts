import { errandMessages } from './messages.ts';

/** How much can be done, for a score of 0 to 100: a message that takes the `way`. */
export function errandWords(score: number): (values: { way: 'foot' | 'bike' }) => string {
  if (score >= 90) return errandMessages.all;
  if (score >= 70) return errandMessages.most;
  if (score >= 50) return errandMessages.many;
  return score >= 25 ? errandMessages.some : errandMessages.few;
}
