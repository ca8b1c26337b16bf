import { type Caller, holds } from '#platform';

/** Where a person lands by default (R-21; leads come with their room). */
export function landingOf(caller: Caller): string {
  if (caller.mustSetUpTwoStep) return '/accountsetting';
  if (caller.side !== 'staff') return '/homepage';
  return holds(caller, 'usermanagement') ? '/usermanagement' : '/components';
}
