import { localArea, locale } from '@homestead/contract/platform';
import { tourMessages } from '../messages/tours.ts';

const short = new Intl.DateTimeFormat(locale(), {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const full = new Intl.DateTimeFormat(locale(), {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  hour: 'numeric',
  minute: '2-digit',
});

/** A day as its button shows it: "Sat", "21" and "Nov" of 2026-11-21. */
export function shortDayParts(date: string): Record<'weekday' | 'month' | 'day', string> {
  const parts = short.formatToParts(new Date(date));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: part('weekday'), month: part('month'), day: part('day') };
}

/** "Saturday, November 21, 2026". Unreadable text is returned unchanged. */
export function tourDayText(date: string): string {
  const read = new Date(date);
  return Number.isNaN(read.getTime()) ? date : full.format(read);
}

/** A wall time HH:mm as "2:30 PM". The space is a regular one in every browser. */
export function wallTimeText(time: string): string {
  return clock.format(new Date(`1970-01-01T${time}Z`)).replace(/\s/g, ' ');
}

/** The kinds of tour, by the key that forms and addresses carry. */
export const tourKinds = {
  'in-person': tourMessages.inPerson,
  'video-chat': tourMessages.videoChat,
} as const;

export type TourKind = keyof typeof tourKinds;

/** The kind in a form or an address; in person by default. */
export function readTourKind(text: string | null): TourKind {
  return text === 'video-chat' ? 'video-chat' : 'in-person';
}

/** "Saturday, November 21, 2026, in person. All times are Omaha time." */
export function tourVisitText({ kind, day }: { kind: TourKind; day: string }): string {
  const text = kind === 'video-chat' ? tourMessages.videoChatOn : tourMessages.inPersonOn;
  return text({ day: tourDayText(day), area: localArea().name });
}
