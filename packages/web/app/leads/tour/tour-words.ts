const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** What a day is called: its weekday and month in full, the day of the month. */
export function partsOfDay(date: string): { weekday: string; month: string; day: number } {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  const weekday = DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  return { weekday, month: MONTHS[month - 1] ?? '', day };
}

/** "Saturday, November 21". */
export function tourDayText(date: string): string {
  const { weekday, month, day } = partsOfDay(date);
  return `${weekday}, ${month} ${day}`;
}

/** A wall time HH:mm as "2:30 PM". */
export function wallTimeText(time: string): string {
  const [hour = 0, minute = '00'] = time
    .split(':')
    .map((part, index) => (index ? part : +part)) as [number, string];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The kinds of tour, by the key that forms and addresses carry. */
export const tourKinds = {
  'in-person': 'In person',
  'video-chat': 'Video chat',
} as const;

export type TourKind = keyof typeof tourKinds;

/** The kind that a form or an address asks for; in person unless said. */
export function readTourKind(text: string | null): TourKind {
  return text === 'video-chat' ? 'video-chat' : 'in-person';
}

/** What the law asks for before a tour, in one sentence. */
export const BUYER_AGREEMENT =
  'Before an agent shows you homes, Nebraska law asks for a written buyer agreement; the agent will go through it with you.';
