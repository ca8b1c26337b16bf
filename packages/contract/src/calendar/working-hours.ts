export const weekdayFields = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type WeekdayField = (typeof weekdayFields)[number];

const HOURS = /^([01]?\d|2[0-3]):([0-5]\d)\s*[-–]\s*([01]?\d|2[0-3]):([0-5]\d)$/;

/** Reads `9:00-17:00`; null if it isn't written that way or doesn't end later than it starts. */
export function readHours(text: string): { opens: string; closes: string } | null {
  const [, ...parts] = HOURS.exec(text.trim()) ?? [];
  const [fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = parts;
  if (fromHour === '') return null;
  const opens = `${fromHour.padStart(2, '0')}:${fromMinute}`;
  const closes = `${toHour.padStart(2, '0')}:${toMinute}`;
  return opens < closes ? { opens, closes } : null;
}
