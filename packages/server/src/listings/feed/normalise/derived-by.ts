import type { NormaliseRules } from './normalised-listing.ts';

/** Grows with every change of the rules by which rows are derived from raw records. */
const VERSION = 2;

/** Names the rules that a row was derived by: records derived by others are derived anew. */
export function derivedBy(rules: NormaliseRules): string {
  const { showComingSoon, showClosed, luxuryCents } = rules;
  return [VERSION, showComingSoon, showClosed, luxuryCents].join(' ');
}
