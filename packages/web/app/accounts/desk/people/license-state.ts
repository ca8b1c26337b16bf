import { daysBetween, localDate } from '@homestead/contract/platform';
import { dateText } from '#platform';
import { peopleMessages } from '../../messages/people.ts';

/** How many days before a license expires the office gets a warning. */
const WARNED_DAYS = 90;

interface LicenseState {
  kind: 'none' | 'valid' | 'expiring' | 'expired';
  text: string;
}

/** The state of a license today; `expiresOn` is YYYY-MM-DD. */
export function licenseState(expiresOn: string | null, now: Date): LicenseState {
  if (!expiresOn) return { kind: 'none', text: peopleMessages.noExpiration() };
  const days = daysBetween(localDate(now), expiresOn);
  const day = dateText(expiresOn);
  if (days < 0) return { kind: 'expired', text: peopleMessages.expired({ day }) };
  if (days > WARNED_DAYS) return { kind: 'valid', text: peopleMessages.valid({ day }) };
  if (days === 0) return { kind: 'expiring', text: peopleMessages.expiresToday({ day }) };
  if (days === 1) return { kind: 'expiring', text: peopleMessages.expiresTomorrow({ day }) };
  return { kind: 'expiring', text: peopleMessages.expiresIn({ days, day }) };
}
