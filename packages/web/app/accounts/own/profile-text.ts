import type { LeadRole } from '@homestead/contract/accounts';
import { ownMessages } from '../messages/own.ts';
import type { OwnDetails } from './own-account.ts';

const goals: Record<LeadRole, () => string> = {
  Buyer: ownMessages.goalBuy,
  Seller: ownMessages.goalSell,
  'Buyer/Seller': ownMessages.goalBoth,
};

/** A goal in the words of the registration form. */
export function goalText(goal: LeadRole): string {
  return goals[goal]();
}

type Address = Pick<OwnDetails, 'streetOne' | 'streetTwo' | 'city' | 'state' | 'zip' | 'country'>;

/** The known lines of an address; a country alone does not count. */
export function addressLines({
  streetOne,
  streetTwo,
  city,
  state,
  zip,
  country,
}: Address): string[] {
  const region = [state, zip].filter(Boolean).join(' ');
  const place = [city, region].filter(Boolean).join(', ');
  const lines = [streetOne, streetTwo, place].filter((line): line is string => Boolean(line));
  return lines.length === 0 || country === 'USA' ? lines : [...lines, country];
}
