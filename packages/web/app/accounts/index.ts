export { createPersonApi, type PersonApiParts, personApi } from './session/person-api.ts';
export { signOut } from './session/sign-out.ts';
export {
  clearSession,
  type LoginRecord,
  readLogin,
  storeSession,
  type UserRecord,
} from './session/stored-session.ts';
export { tokenEndsAt } from './session/token-expiry.ts';
export { wantedPageCookie } from './session/wanted-page.ts';
