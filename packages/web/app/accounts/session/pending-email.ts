import { cookieIn, cookieText } from './cookie-text.ts';

const NAME = 'homestead_pending';
const KEPT_SECONDS = 30 * 60;

/** Remembers which mailbox waits to be proven, so that its code can be typed without it. */
export function pendingEmailCookie(email: string): string {
  return cookieText(NAME, email, { seconds: KEPT_SECONDS, isHidden: true });
}

/** Forgets the mailbox. */
export const forgetPendingEmail = cookieText(NAME, '', { seconds: 0, isHidden: true });

/** The mailbox that waits; empty when none is remembered. */
export function readPendingEmail(cookies: string | null): string {
  return cookieIn(cookies, NAME) ?? '';
}
