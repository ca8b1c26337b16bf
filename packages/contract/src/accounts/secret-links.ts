/**
 * Pages that secret links open, with the key as `token` (and where the page needs it `email`) in
 * the fragment, which the browser doesn't send. What is here besides the path is the query.
 */
export const secretLinks = {
  /** Confirms an email address: VerifyEmail. */
  verify: { path: '/verifyidentity', purpose: 'verify' },
  /** Sets a new password: ResetPassword. `email` and `token`. */
  reset: { path: '/resetpassword' },
  /** Sets the first password: ResetPassword. `email` and `token`. */
  invitation: { path: '/createnewpassword' },
  /** Confirms a new address: ConfirmEmailChange. */
  emailChange: { path: '/verifyidentity', purpose: 'email-change' },
  /** Undoes a change of address: UndoEmailChange. */
  emailUndo: { path: '/verifyidentity', purpose: 'email-undo' },
  /** Links an account at an identity provider: ConfirmIdentity. */
  identityLink: { path: '/verifyidentity', purpose: 'identity-link' },
} as const;

export type SecretLink = keyof typeof secretLinks;
