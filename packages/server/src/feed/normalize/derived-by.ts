import type { NormalizeRules } from './normalized-listing.ts';

/** Grows with every change of the rules by which rows are derived from raw records. */
const VERSION = 11;

/** Identifies the rules that a row was derived by. Rows with other rules are derived again. */
export function derivedBy(rules: NormalizeRules): string {
  const { showComingSoon, showClosed, luxuryCents } = rules;
  return `${VERSION} ${showComingSoon} ${showClosed} ${luxuryCents}`;
}
