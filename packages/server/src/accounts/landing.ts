import type { Caller } from '#platform';

/**
 * Where a person lands by default: staff on the list of the leads they see, outside parties on
 * their transactions.
 */
export function landingOf(caller: Caller): string {
  if (caller.mustSetUpTwoStep) return '/accountsetting';
  if (caller.side === 'external') return '/mytransactions';
  return caller.side === 'staff' ? '/leads' : '/homepage';
}
