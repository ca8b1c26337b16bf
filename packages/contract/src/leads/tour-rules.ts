import { isEmail } from '#accounts';
import { dateAfter, daysBetween, localInstants, storedPhone } from '#platform';
import { leadRuleMessages } from './messages.ts';

/*
 * The rules for a tour request, with the messages of R-56. The browser and the server use the same
 * rules; the server's answer wins.
 */

/** Days that can be chosen, starting today. */
const TOUR_DAYS = 60;
export const TOUR_TIMES_MAX = 3;
export const TOUR_NAME_MAX = 100;
export const TOUR_MESSAGE_MAX = 2000;

/** The input of the tour's contact form. */
interface TourContact {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** The wall times that are offered: every half hour from 9 a.m. to 7 p.m. Others can be typed. */
export const tourSlots: readonly string[] = Array.from(
  { length: 21 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

/** The days that can be chosen, YYYY-MM-DD, starting at `today`. */
export function tourDays(today: string): string[] {
  return Array.from({ length: TOUR_DAYS }, (_, days) => dateAfter(today, days));
}

/** Whether a day is one of {@link tourDays}. */
export function isTourDay(day: string, today: string): boolean {
  const away = daysBetween(today, day);
  return away >= 0 && away < TOUR_DAYS;
}

/**
 * Why a wall time (HH:mm, local) can't be added to those chosen for a day; null if it can. `now`
 * excludes past times.
 */
export function tourTimeProblem(
  time: string,
  chosen: { day: string; times: readonly string[]; now: Date },
): string | null {
  if (time.trim() === '') return leadRuleMessages.timeNeeded();
  if (chosen.times.includes(time)) return leadRuleMessages.timeTaken();
  if (chosen.times.length >= TOUR_TIMES_MAX) return leadRuleMessages.timesFull();
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return leadRuleMessages.timeNeeded();
  const [instant] = localInstants(chosen.day, time);
  if (!instant) return leadRuleMessages.timeSkipped();
  return instant <= chosen.now ? leadRuleMessages.timePassed() : null;
}

/** The problems of the tour's contact form by field; empty when there are none. */
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
  if (name.trim() === '') return leadRuleMessages.nameNeeded();
  if (name.trim().length > TOUR_NAME_MAX) return leadRuleMessages.nameLong();
  return hasControls(name) ? leadRuleMessages.nameInvalid() : null;
}

function emailProblem(email: string): string | null {
  if (email.trim() === '') return leadRuleMessages.emailNeeded();
  return isEmail(email.trim()) ? null : leadRuleMessages.emailInvalid();
}

function phoneProblem(phone: string): string | null {
  const trimmed = phone.trim();
  if (trimmed === '') return leadRuleMessages.tourPhoneNeeded();
  const isRightLength = trimmed.length >= 10 && trimmed.length <= 14;
  return isRightLength && storedPhone(trimmed) ? null : leadRuleMessages.tourPhoneDigits();
}

function messageProblem(message: string): string | null {
  if (message.trim() === '') return leadRuleMessages.messageNeeded();
  return message.length > TOUR_MESSAGE_MAX ? leadRuleMessages.messageLong() : null;
}

/** Line breaks and other control characters, which are not allowed in a name. */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
