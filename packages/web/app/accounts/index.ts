export { cookieIn, cookieText } from './session/cookie-text.ts';
export { findPerson, type PersonSession, requirePerson } from './session/find-person.ts';
export {
  forgetNotice,
  type NoticeKey,
  noticeCookie,
  notices,
  readNotice,
} from './session/notices.ts';
export {
  type PagePerson,
  type PageVisitor,
  readPageVisitor,
  usePerson,
} from './session/page-person.ts';
export { createPersonApi, type PersonApiParts, personApi } from './session/person-api.ts';
export { signOut } from './session/sign-out.ts';
export {
  clearSession,
  type LoginRecord,
  readLogin,
  readUser,
  storeSession,
  type UserRecord,
} from './session/stored-session.ts';
export { tokenEndsAt } from './session/token-expiry.ts';
export { useSessionRecord } from './session/use-session-record.ts';
export {
  forgetWantedPage,
  readWantedPage,
  rememberThisPage,
  wantedPageCookie,
} from './session/wanted-page.ts';
