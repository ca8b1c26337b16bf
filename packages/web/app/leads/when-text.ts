import { locale, localFormat } from '@homestead/contract/platform';

const format = localFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 24, 2026, 10:30 AM" in local time, for pages that open a link of an email: it is small. */
export const whenText = (instant: string): string => format(new Date(instant));
