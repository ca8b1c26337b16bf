import { accountCookies, identityNotices } from '@homestead/contract/accounts';
import { cookieIn, cookieText } from '#platform';
import { sessionEndMessages } from '../messages/session-ends.ts';
import { signInMessages } from '../messages/sign-in.ts';

/** The messages for the next page, by the key in the cookie. */
const notices = {
  'signed-in': () => identityNotices['signed-in'],
  'unknown-user': () => identityNotices['unknown-user'],
  failed: () => identityNotices.failed,
  'link-sent': () => identityNotices['link-sent'],
  limited: () => identityNotices.limited,
  'identity-linked': signInMessages.identityLinked,
  'signed-out': signInMessages.signedOut,
  'session-ended': sessionEndMessages.ended,
  'session-ended-idle': sessionEndMessages.idle,
  'session-ended-limit': sessionEndMessages.limit,
  'session-ended-signed-out': sessionEndMessages.signedOut,
  'session-ended-new-sign-in': sessionEndMessages.newSignIn,
  'session-ended-ended-by-person': sessionEndMessages.endedByPerson,
  'session-ended-ended-by-staff': sessionEndMessages.endedByStaff,
  'session-ended-password-changed': sessionEndMessages.passwordChanged,
  'session-ended-email-changed': sessionEndMessages.emailChanged,
  'session-ended-stolen': sessionEndMessages.stolen,
  'session-ended-deactivated': sessionEndMessages.deactivated,
  'session-ended-deleted': sessionEndMessages.deleted,
  'password-reset': signInMessages.passwordReset,
  'email-verified': signInMessages.emailVerified,
  'email-changed': signInMessages.emailChanged,
  'account-deleted': signInMessages.accountDeleted,
  'email-kept': signInMessages.emailChangedBack,
} as const;

export type NoticeKey = keyof typeof notices;

/** The text of a notice. */
export function noticeText(key: NoticeKey): string {
  return notices[key]();
}

/** Whether a notice is about a failure. */
export function isBadNotice(key: NoticeKey): boolean {
  return key.startsWith('session-ended') || ['unknown-user', 'failed', 'limited'].includes(key);
}

/** The next page has a minute to show it. */
const KEPT_SECONDS = 60;

/** The cookie that makes the next page show a notice, once. */
export function noticeCookie(key: NoticeKey): string {
  return cookieText(accountCookies.notice, key, { seconds: KEPT_SECONDS });
}

/** Clears the notice. */
export const forgetNotice = /* @__PURE__ */ cookieText(accountCookies.notice, '', { seconds: 0 });

/** The notice in a Cookie header; null if there is none or it is unknown. */
export function readNotice(cookies: string | null): NoticeKey | null {
  const key = cookieIn(cookies, accountCookies.notice) ?? '';
  return Object.hasOwn(notices, key) ? (key as NoticeKey) : null;
}

/** A notice that stays on the sign-in page: why the session ended, or what to do next. */
export function stayingNotice(cookies: string | null): string | null {
  const key = readNotice(cookies);
  const stays = key?.startsWith('session-ended') || key === 'email-kept';
  return key && stays ? noticeText(key) : null;
}
