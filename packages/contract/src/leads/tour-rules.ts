import { isEmail, storedPhone } from '#accounts';
import { dateAfter, daysBetween, omahaInstants } from '#platform';

/*
 * What a tour request may hold, with the messages of spec 1 section 5. The browser and the server
 * use the same rules; the server's answer wins.
 */

/** Days that can be chosen, today the first of them (decision 17). */
export const TOUR_DAYS = 60;
export const TOUR_TIMES_MOST = 3;
export const TOUR_NAME_MOST = 100;
export const TOUR_MESSAGE_MOST = 2000;

/** What is typed into the tour's contact form. */
export interface TourContact {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** The days that can be chosen, YYYY-MM-DD, from `today` (in Omaha) on. */
export function tourDays(today: string): string[] {
  return Array.from({ length: TOUR_DAYS }, (_, days) => dateAfter(today, days));
}

/** Whether a day is one of {@link tourDays}. */
export function isTourDay(day: string, today: string): boolean {
  const away = daysBetween(today, day);
  return away >= 0 && away < TOUR_DAYS;
}

/**
 * What keeps a wall time (HH:mm, Omaha) from being added to those chosen for a day; null when
 * nothing does. `now` refuses what has passed.
 */
export function tourTimeProblem(
  time: string,
  chosen: { day: string; times: readonly string[]; now: Date },
): string | null {
  if (time.trim() === '') return 'Enter Time';
  if (chosen.times.includes(time)) return 'Already Selected';
  if (chosen.times.length >= TOUR_TIMES_MOST) return 'Select up to 3 times only';
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'Enter Time';
  const instant = omahaInstants(chosen.day, time).at(-1);
  if (!instant) return 'The clocks skip this time on that day';
  return instant <= chosen.now ? 'This time has passed' : null;
}

/** The problems of the tour's contact form by field; no entry where there is none. */
export function tourContactProblems(contact: TourContact): Partial<TourContact> {
  const found = {
    name: nameProblem(contact.name),
    email: emailProblem(contact.email),
    phone: phoneProblem(contact.phone),
    message: messageProblem(contact.message),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function nameProblem(name: string): string | null {
  if (name.trim() === '') return 'Name is required';
  if (name.trim().length > TOUR_NAME_MOST) return 'Name is too long';
  return hasControls(name) ? 'Name can’t be used' : null;
}

function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Email is required';
  return isEmail(email.trim()) ? null : 'Email is not valid';
}

function phoneProblem(phone: string): string | null {
  const trimmed = phone.trim();
  if (trimmed === '') return 'Phone no. is required';
  const isRightLength = trimmed.length >= 10 && trimmed.length <= 14;
  return isRightLength && storedPhone(trimmed) ? null : 'Phone no. should be of 10 digit';
}

function messageProblem(message: string): string | null {
  if (message.trim() === '') return 'Message is required';
  return message.length > TOUR_MESSAGE_MOST ? 'Message is too long' : null;
}

/** Line breaks and their like, which have no place in a name (safety.md: mail heads). */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
