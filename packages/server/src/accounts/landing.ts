import { type Caller, holds } from '#platform';

/** Where a person lands by default: those who answer inquiries on the list of these. */
export function landingOf(caller: Caller): string {
  if (caller.mustSetUpTwoStep) return '/accountsetting';
  if (caller.side !== 'staff') return '/homepage';
  if (holds(caller, 'usermanagement')) return '/usermanagement';
  return holds(caller, 'lead-claim') ? '/newleads' : '/notifications';
}
