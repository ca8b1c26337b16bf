/** What happened to an account, as its owner is told. */
const texts: Readonly<Record<string, string>> = {
  'signed-in': 'You signed in',
  'signed-out': 'You signed out',
  'sign-in-failed': 'A sign-in failed: wrong password',
  'second-step-failed': 'A sign-in failed: wrong code',
  'passkey-refused': 'A passkey was refused',
  'password-check-failed': 'Your current password was entered wrongly',
  'session-ended': 'A device was signed out',
  'other-sessions-ended': 'All other devices were signed out',
  'sessions-ended-by-staff': 'We signed all your devices out',
  'session-stolen': 'A device was signed out: its session was used twice',
  registered: 'Your account was opened',
  'invitation-accepted': 'You accepted the invitation',
  'person-invited': 'You were invited',
  'reset-asked': 'A link for a new password was asked for',
  'password-reset': 'Your password was set by a mailed link',
  'password-changed': 'Your password was changed',
  'email-change-asked': 'Another email was asked for',
  'person-email-changed': 'Your email was changed',
  'totp-on': 'An authenticator app was set up',
  'totp-off': 'The authenticator app was turned off',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'recovery-codes-renewed': 'New recovery codes were made',
  'recovery-code-used': 'You signed in with a recovery code',
  'identity-linked': 'Another sign-in was tied to your account',
  'identity-removed': 'Another sign-in was removed from your account',
  'data-exported': 'Your data was downloaded',
  'role-changed': 'Your role was changed',
  'people-created': 'Your account was made',
  'person-created': 'Your account was made',
  'person-edited': 'Your profile was changed',
  'person-photo': 'Your photo was changed',
  'person-role': 'Your role was changed',
  'person-role-changed': 'Your role was changed',
  'person-deactivated': 'Your account was deactivated',
  'person-reactivated': 'Your account was reactivated',
  'person-deleted': 'Your account was deleted',
  'person-restored': 'Your account was restored',
  'person-team': 'Your team was changed',
};

/** The words for a kind of event; one that has none yet is told by its name. */
export function securityEventText(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return texts[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
