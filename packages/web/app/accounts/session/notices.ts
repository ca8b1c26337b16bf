import { accountCookies, identityNotices } from '@homestead/contract/accounts';
import { signInMessages } from '../messages/sign-in.ts';
import { cookieIn, cookieText } from './cookie-text.ts';

/** What the next page says, by the key that the cookie carries. */
const notices = {
  'signed-in': () => identityNotices['signed-in'],
  'unknown-user': () => identityNotices['unknown-user'],
  failed: () => identityNotices.failed,
  'signed-out': signInMessages.signedOut,
  'password-reset': signInMessages.passwordReset,
  'email-verified': signInMessages.emailVerified,
  'email-changed': signInMessages.emailChanged,
  'account-deleted': signInMessages.accountDeleted,
  'tour-scheduled': signInMessages.tourScheduled,
  'email-kept': signInMessages.emailChangedBack,
} as const;

export type NoticeKey = keyof typeof notices;

/** What a notice says. */
export function noticeText(key: NoticeKey): string {
  return notices[key]();
}

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
