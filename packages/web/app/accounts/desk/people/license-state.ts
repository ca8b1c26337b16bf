import { daysBetween, localDate } from '@homestead/contract/platform';
import { dateText } from '#platform';
import { peopleMessages } from '../../messages/people.ts';

/** How many days before a license expires the office gets a warning. */
const WARNED_DAYS = 90;

interface LicenseState {
  kind: 'none' | 'valid' | 'expiring' | 'expired';
  text: string;
}

/** What a text about an expiration names; `other` where a column says what it is. */
export type Expiring = 'license' | 'insurance' | 'other';

/** The state of a license or insurance today; `expiresOn` is YYYY-MM-DD. */
export function licenseState(
  expiresOn: string | null,
  now: Date,
  what: Expiring = 'other',
): LicenseState {
  if (!expiresOn) return { kind: 'none', text: peopleMessages.noExpiration() };
  const days = daysBetween(localDate(now), expiresOn);
  const day = dateText(expiresOn);
  if (days < 0) return { kind: 'expired', text: peopleMessages.expired({ what, day }) };
  if (days > WARNED_DAYS) return { kind: 'valid', text: peopleMessages.valid({ day }) };
  if (days === 0) return { kind: 'expiring', text: peopleMessages.expiresToday({ what, day }) };
  if (days === 1) return { kind: 'expiring', text: peopleMessages.expiresTomorrow({ what, day }) };
  return { kind: 'expiring', text: peopleMessages.expiresIn({ what, days, day }) };
}
