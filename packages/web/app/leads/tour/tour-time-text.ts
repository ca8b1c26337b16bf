import { localArea, locale, localFormat } from '@homestead/contract/platform';
import { tourFormMessages } from '../messages/tour-form.ts';

const parts = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const format = localFormat(locale(), parts);
const formatWithYear = localFormat(locale(), { ...parts, year: 'numeric' });
const yearOf = localFormat('en-US', { year: 'numeric' });

/** "Fri, Nov 27, 10:00 AM" in local time, with its year when that isn't the year of `now`. */
export function tourTimeText(instant: string, now: string): string {
  const date = new Date(instant);
  const isThisYear = yearOf(date) === yearOf(new Date(now));
  return (isThisYear ? format : formatWithYear)(date);
}

/** "All times are Omaha time." */
export const tourZoneText = () => tourFormMessages.allLocalTime({ area: localArea().name });
