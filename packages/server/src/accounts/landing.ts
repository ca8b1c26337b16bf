import type { Caller } from '#platform';

/** Where a person lands by default: staff on the list of the leads they see. */
export function landingOf(caller: Caller): string {
  if (caller.mustSetUpTwoStep) return '/accountsetting';
  return caller.side === 'staff' ? '/leads' : '/homepage';
}
