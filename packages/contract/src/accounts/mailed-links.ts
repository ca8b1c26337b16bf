/** Pages that links in mails open, with `token` (and where the page asks for it `email`) in the query. */
export const mailedLinks = {
  /** Confirms a mailbox: VerifyEmail. */
  verify: { path: '/verifyidentity' },
  /** Sets a new password: ResetPassword. `email` and `token`. */
  reset: { path: '/resetpassword' },
  /** Sets the first password: ResetPassword. `email` and `token`. */
  invitation: { path: '/createnewpassword' },
  /** Confirms a new address: ConfirmEmailChange. */
  emailChange: { path: '/verifyidentity', purpose: 'email-change' },
  /** Takes a change of address back: UndoEmailChange. */
  emailUndo: { path: '/verifyidentity', purpose: 'email-undo' },
} as const;

export type MailedLink = keyof typeof mailedLinks;
