import {
  language,
  localArea,
  localClock,
  localFormat,
  timeInWords,
} from '@homestead/contract/platform';
import { mailMessages } from '../messages.ts';

const inBoth = (options: Intl.DateTimeFormatOptions) => ({
  en: localFormat('en-US', options),
  es: localFormat('es-US', options),
});
const longDate = inBoth({ dateStyle: 'long' });
const shortDay = inBoth({ weekday: 'short', month: 'short', day: 'numeric' });

/** '10:30 AM', '10:30 a. m.' where the brokerage is. */
const clockOf = (at: Date) => timeInWords(localClock(at));

/** A formatted instant in the firm's time: 'March 2, 2026 at 9:04 AM (Omaha time)'. */
export function instantInWords(at: Date): string {
  return mailMessages.localTime({
    date: longDate[language()](at),
    time: clockOf(at),
    area: localArea().name,
  });
}

/** The same for a subject: 'Mon, Mar 2, 9:04 AM'. */
export function shortInstant(at: Date): string {
  return `${shortDay[language()](at)}, ${clockOf(at)}`;
}
