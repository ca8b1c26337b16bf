export * as accounts from './clients.ts';
export { readOwnDetails } from './own/own-account.ts';
export { PersonPortrait } from './own/person-portrait.tsx';
export { findPerson, type PersonSession, requirePerson } from './session/find-person.ts';
export { forgetNotice, type NoticeKey, noticeCookie } from './session/notices.ts';
export {
  type PagePerson,
  type PageVisitor,
  readPageVisitor,
  usePerson,
} from './session/page-person.ts';
export { freshToken, personApi } from './session/person-api.ts';
export { signOut } from './session/sign-out.ts';
export { requireStaff, useStaffSession } from './session/staff-session.ts';
export { readUser } from './session/stored-session.ts';
export { useSessionRecord } from './session/use-session-record.ts';
export { readOwnPath, wantedPageCookie } from './session/wanted-page.ts';
export * as signInSheets from './sign-in/open-sign-in-sheet.ts';
