import { language } from '@homestead/contract/platform';

/** A time of the day, HH:MM: "5:00 PM", "5:00 p. m." in Spanish. Empty where there is none. */
export function formatTime(time: unknown): string {
  if (typeof time !== 'string') return '';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = halves[language()][hours < 12 ? 0 : 1];
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

const halves = { en: ['AM', 'PM'], es: ['a. m.', 'p. m.'] } as const;
