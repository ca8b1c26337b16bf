import { daysBetween, omahaDate } from '@homestead/contract/platform';
import { dateText } from '#platform';

/** Days before a license lapses from which the office is warned. */
const WARNED_DAYS = 60;

export interface LicenseState {
  kind: 'none' | 'good' | 'lapsing' | 'lapsed';
  text: string;
}

/** How a license stands today in Omaha; `expiresOn` is YYYY-MM-DD. */
export function licenseState(expiresOn: string | null, now: Date): LicenseState {
  if (!expiresOn) return { kind: 'none', text: 'No expiry stated' };
  const days = daysBetween(omahaDate(now), expiresOn);
  if (days < 0) return { kind: 'lapsed', text: `Lapsed on ${dateText(expiresOn)}` };
  if (days > WARNED_DAYS) return { kind: 'good', text: `Good until ${dateText(expiresOn)}` };
  const left = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return { kind: 'lapsing', text: `Lapses ${left}, ${dateText(expiresOn)}` };
}
