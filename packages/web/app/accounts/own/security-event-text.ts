import { eventMessages } from '../messages/security-events.ts';

/** What happened to an account, in words for its owner. */
const texts: Readonly<Record<string, () => string>> = {
  'signed-in': eventMessages.signedIn,
  'signed-out': eventMessages.signedOut,
  'sign-in-failed': eventMessages.signInFailed,
  'second-step-failed': eventMessages.secondStepFailed,
  'passkey-refused': eventMessages.passkeyRefused,
  'password-check-failed': eventMessages.passwordCheckFailed,
  'session-ended': eventMessages.sessionEnded,
  'other-sessions-ended': eventMessages.otherSessionsEnded,
  'sessions-ended-by-staff': eventMessages.sessionsEndedByStaff,
  'session-stolen': eventMessages.sessionStolen,
  registered: eventMessages.registered,
  'invitation-accepted': eventMessages.invitationAccepted,
  'person-invited': eventMessages.personInvited,
  'reset-asked': eventMessages.resetAsked,
  'password-reset': eventMessages.passwordReset,
  'password-changed': eventMessages.passwordChanged,
  'email-change-asked': eventMessages.emailChangeAsked,
  'email-change-stopped': eventMessages.emailChangeStopped,
  'person-email-changed': eventMessages.emailChanged,
  'totp-on': eventMessages.totpOn,
  'totp-off': eventMessages.totpOff,
  'passkey-added': eventMessages.passkeyAdded,
  'passkey-removed': eventMessages.passkeyRemoved,
  'recovery-codes-renewed': eventMessages.recoveryCodesRenewed,
  'recovery-code-used': eventMessages.recoveryCodeUsed,
  'identity-linked': eventMessages.identityLinked,
  'identity-removed': eventMessages.identityRemoved,
  'api-key-created': eventMessages.apiKeyMade,
  'api-key-revoked': eventMessages.apiKeyRevoked,
  'data-exported': eventMessages.dataExported,
  'role-changed': eventMessages.roleChanged,
  'people-created': eventMessages.accountMade,
  'person-created': eventMessages.accountMade,
  'person-edited': eventMessages.profileChanged,
  'person-photo': eventMessages.photoChanged,
  'person-role': eventMessages.roleChanged,
  'person-role-changed': eventMessages.roleChanged,
  'person-deactivated': eventMessages.deactivated,
  'person-reactivated': eventMessages.reactivated,
  'person-deleted': eventMessages.deleted,
  'person-restored': eventMessages.restored,
  'person-team': eventMessages.teamChanged,
  'seeing-as-started': eventMessages.seenByStaff,
  'seeing-as-ended': eventMessages.seenByStaffEnded,
};

/** The text for a kind of event; a new kind without a text shows its name. */
export function securityEventText(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return texts[kind]?.() ?? words.charAt(0).toUpperCase() + words.slice(1);
}
