import { cookieIn, cookieText } from '#platform';

const NAME = 'homestead_pending';
const KEPT_SECONDS = 30 * 60;

/**
 * Remembers which email address is waiting to be verified, so people only have to type the code.
 */
export function pendingEmailCookie(email: string): string {
  return cookieText(NAME, email, { seconds: KEPT_SECONDS, isHidden: true });
}

/** Clears the address. */
export const forgetPendingEmail = cookieText(NAME, '', { seconds: 0, isHidden: true });

/** The address waiting to be verified; empty if there is none. */
export function readPendingEmail(cookies: string | null): string {
  return cookieIn(cookies, NAME) ?? '';
}
