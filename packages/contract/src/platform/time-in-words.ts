import { language } from './language.ts';

const halves = { en: ['AM', 'PM'], es: ['a. m.', 'p. m.'] } as const;

/** A time of the day, HH:MM: "5:00 PM", "5:00 p. m." in Spanish, with the spaces of a keyboard. */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = halves[language()][hours < 12 ? 0 : 1];
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}
