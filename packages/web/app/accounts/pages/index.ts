/** Parts of the sign-in and account pages, for surfaces only. */
export { AccountSections } from '../own/account-sections.tsx';
export { downloadMyData } from '../own/download-my-data.ts';
export { handleAccountIntent } from '../own/handle-account-intent.ts';
export { readOwnAccount } from '../own/own-account.ts';
export { ProfileFacts } from '../own/profile-facts.tsx';
export { pageAfterSignIn, redirectSignedIn } from '../session/after-sign-in.ts';
export { stayingNotice } from '../session/notices.ts';
export * as pendingEmail from '../session/pending-email.ts';
export { forgetWantedPage } from '../session/wanted-page.ts';
export { findProviders } from '../sign-in/find-providers.ts';
export { findSecondStep } from '../sign-in/find-second-step.ts';
export * as signInSheet from '../sign-in/find-sign-in-sheet.ts';
export { IdentityButtons } from '../sign-in/identity-buttons.tsx';
export { PasskeyButton } from '../sign-in/passkey-button.tsx';
export { forgotPasswordRule, registrationRule } from '../sign-in/registration-rules.ts';
export { SignInChoices } from '../sign-in/sign-in-choices.tsx';
export {
  appCodeRule,
  chosenPasswordRule,
  mailedCodeRule,
  newPasswordRule,
  recoveryCodeRule,
  resendRule,
  signInRule,
} from '../sign-in/sign-in-rules.ts';
