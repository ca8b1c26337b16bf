import { language, localFormat } from '@homestead/contract/platform';
import { clockText, dayText, instantText } from '#platform';

const day = localFormat('es-US', { day: 'numeric', month: 'long' });
const date = localFormat('es-US', { dateStyle: 'long' });
const clock = localFormat('es-US', { hour: 'numeric', minute: '2-digit' });

/** Engines differ in their spaces, also in "p. m."; the server and every browser write the same. */
const inSpanish = (of: typeof day, instant: string): string => {
  const at = new Date(instant);
  return `${of(at)}, ${clock(at)}`.replace(/\s/g, ' ').replace(/([ap])\. ?m\./, '$1. m.');
};

/** "Sun, Nov 30, 5 PM", "30 de noviembre, 5:00 p. m.", in local time. */
export const whenText = (instant: string): string =>
  language() === 'es' ? inSpanish(day, instant) : `${dayText(instant)}, ${clockText(instant)}`;

/** With the year: "Nov 30, 2031, 5 PM", "30 de noviembre de 2031, 5:00 p. m.", in local time. */
export const whenWithYearText = (instant: string): string =>
  language() === 'es' ? inSpanish(date, instant) : instantText(instant);
