import { locale } from '@homestead/contract/platform';

/** A date, YYYY-MM-DD, in the reader’s language: "July 7, 2031". */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
