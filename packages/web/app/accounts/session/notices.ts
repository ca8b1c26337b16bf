import { accountCookies, identityNotices } from '@homestead/contract/accounts';
import { cookieIn, cookieText } from './cookie-text.ts';

/** What the next page says, by the key that the cookie carries (spec 1 section 8). */
export const notices = {
  ...identityNotices,
  'signed-out': 'You are signed out.',
  'password-reset': 'Password has been reset successfully',
  'email-verified': 'Your email is verified. You can sign in now.',
  'email-changed': 'Your email has been changed.',
  'account-deleted': 'Your account is deleted.',
  'tour-scheduled': 'Tour scheduled successfully.',
  'email-kept': 'Your email is what it was. Please set a new password with the link we mailed you.',
} as const;

export type NoticeKey = keyof typeof notices;

/** Whether a notice tells that something went wrong. */
export function isBadNotice(key: NoticeKey): boolean {
  return key === 'unknown-user' || key === 'failed';
}

/** The page that follows has a minute to say it. */
const KEPT_SECONDS = 60;

/** The cookie that makes the next page say something, once. */
export function noticeCookie(key: NoticeKey): string {
  return cookieText(accountCookies.notice, key, { seconds: KEPT_SECONDS });
}

/** Forgets what was said. */
export const forgetNotice = cookieText(accountCookies.notice, '', { seconds: 0 });

/** The notice that a Cookie header carries; null for none and for one that is not ours. */
export function readNotice(cookies: string | null): NoticeKey | null {
  const key = cookieIn(cookies, accountCookies.notice) ?? '';
  return Object.hasOwn(notices, key) ? (key as NoticeKey) : null;
}
