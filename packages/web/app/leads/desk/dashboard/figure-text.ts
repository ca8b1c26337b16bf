import { groupedText, moneyText, UNKNOWN } from '#platform';
import { dashboardDeskMessages } from '../messages/dashboard.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** How long an answer took; – if nothing was answered. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return UNKNOWN;
  if (minutes < 1) return dashboardDeskMessages.underMinute();
  if (minutes < 2 * HOUR) return dashboardDeskMessages.minutes({ minutes: Math.round(minutes) });
  if (minutes < 2 * DAY) return dashboardDeskMessages.hours({ hours: rounded(minutes / HOUR) });
  return dashboardDeskMessages.days({ days: rounded(minutes / DAY) });
}

export const countText = (count: number | null): string =>
  count === null ? UNKNOWN : groupedText(count);

/** A part of a whole; – of nothing, and if the part isn’t known. */
export const shareText = (part: number | null, whole: number): string =>
  part === null || whole === 0
    ? UNKNOWN
    : dashboardDeskMessages.percent({ share: Math.round((100 * part) / whole) });

/** What one of so many cost; – if there are none or the cost isn’t known. */
export const costText = (cents: number | null, count: number | null): string =>
  cents === null || !count ? UNKNOWN : moneyText(Math.round(cents / count));

/** How many of a whole, and what part of it that is. */
export const countAndShareText = (part: number, whole: number): string =>
  whole === 0
    ? countText(part)
    : dashboardDeskMessages.counted({ count: countText(part), share: shareText(part, whole) });
