import { language, localClock, localFormat, timeInWords } from '@homestead/contract/platform';
import { clockText, dayText, instantText } from '#platform';

const day = localFormat('es-US', { day: 'numeric', month: 'long' });
const date = localFormat('es-US', { dateStyle: 'long' });

/** Dates of the platform are short: here they are read as part of a sentence. */
const inSpanish = (of: typeof day, instant: string): string => {
  const at = new Date(instant);
  return `${of(at)}, ${timeInWords(localClock(at))}`;
};

/** "Sun, Nov 30, 5 PM", "30 de noviembre, 5:00 p. m.", in local time. */
export const whenText = (instant: string): string =>
  language() === 'es' ? inSpanish(day, instant) : `${dayText(instant)}, ${clockText(instant)}`;

/** With the year: "Nov 30, 2031, 5 PM", "30 de noviembre de 2031, 5:00 p. m.", in local time. */
export const whenWithYearText = (instant: string): string =>
  language() === 'es' ? inSpanish(date, instant) : instantText(instant);
