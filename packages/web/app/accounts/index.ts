export { default as formStyles } from './forms/form.module.css';
export {
  type FormAnswer,
  fieldMessages,
  formAnswer,
  readForm,
  refusedForm,
  TypedForm,
  waitText,
} from './forms/form-answer.ts';
export { FormDone, FormMessages, FormNote, SubmitButton } from './forms/form-parts.tsx';
export {
  appCodeRule,
  type FormRule,
  forgotPasswordRule,
  mailedCodeRule,
  newPasswordRule,
  problemsOf,
  recoveryCodeRule,
  registrationRule,
  resendRule,
  signInRule,
} from './forms/form-rules.ts';
export { PasswordField } from './forms/password-field.tsx';
export { CodeField, EmailField, TextField } from './forms/text-field.tsx';
export { useCheckedForm } from './forms/use-checked-form.ts';
export { AccountSections } from './own/account-sections.tsx';
export { MY_DATA_PATH } from './own/data-section.tsx';
export { doOwnIntent } from './own/do-own-intent.ts';
export { downloadMyData } from './own/download-my-data.ts';
export { type OwnAccount, readOwnAccount, readOwnDetails } from './own/own-account.ts';
export { ProfileFacts } from './own/profile-facts.tsx';
export { pageAfterSignIn, redirectSignedIn } from './session/after-sign-in.ts';
export { cookieIn, cookieText } from './session/cookie-text.ts';
export { findPerson, type PersonSession, requirePerson } from './session/find-person.ts';
export {
  forgetNotice,
  type NoticeKey,
  noticeCookie,
  readNotice,
} from './session/notices.ts';
export {
  type PagePerson,
  type PageVisitor,
  readPageVisitor,
  usePerson,
} from './session/page-person.ts';
export {
  forgetPendingEmail,
  pendingEmailCookie,
  readPendingEmail,
} from './session/pending-email.ts';
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
  readOwnPath,
  readWantedPage,
  rememberThisPage,
  wantedPageCookie,
} from './session/wanted-page.ts';
export { findProviders, type IdentityProvider } from './sign-in/find-providers.ts';
export { findSecondStep } from './sign-in/find-second-step.ts';
export { IdentityButtons } from './sign-in/identity-buttons.tsx';
export { PasskeyButton } from './sign-in/passkey-button.tsx';
