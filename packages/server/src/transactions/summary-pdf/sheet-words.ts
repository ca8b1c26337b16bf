import { language } from '@homestead/contract/platform';
import { formatDollars } from '../format-dollars.ts';
import { formatTime } from '../format-time.ts';
import { offerSheetMessages } from '../messages/offer-sheet.ts';
import { offerValue } from '../messages/offer-values.es.ts';

/** What isn't known, as readers see it: never 0. */
export const UNKNOWN = '–';

const DAY = { day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
const days = {
  en: new Intl.DateTimeFormat('en-US', { ...DAY, weekday: 'short', month: 'short' }),
  es: new Intl.DateTimeFormat('es-US', { ...DAY, month: 'long' }),
};

/** A calendar date: 'Fri, Jan 15, 2027', '15 de enero de 2027'. */
export const dayInWords = (date: string): string =>
  days[language()].format(new Date(`${date}T00:00:00Z`));

/** A date with its time, as far as they are known. */
export function whenInWords(date: string | null, time: string | null): string {
  if (date === null) return time === null ? UNKNOWN : formatTime(time);
  return time === null ? dayInWords(date) : `${dayInWords(date)}, ${formatTime(time)}`;
}

/** An amount, with what isn't known as such. */
export const money = (cents: number | null): string =>
  cents === null ? UNKNOWN : formatDollars(cents);

/** A text, with what isn't known as such. */
export const known = (text: string | number | null | undefined): string =>
  text === null || text === undefined || text === '' ? UNKNOWN : String(text);

/** An entry of a list, in the reader’s language. */
export const entry = (display: string | null | undefined): string =>
  known(display && offerValue(display));

/** Yes, no, or not known. */
export function yesOrNo(flag: boolean | null): string {
  if (flag === null) return UNKNOWN;
  return flag ? offerSheetMessages.yes() : offerSheetMessages.no();
}

/** What people call the version of an offer: a number once it was submitted. */
export const versionInWords = ({ state, version }: { state: string; version: number }): string =>
  state === 'draft' ? offerSheetMessages.draftOf({ version }) : String(version);
