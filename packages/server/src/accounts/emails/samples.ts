import type { Email, MailSample, MailSettings } from '#platform';
import { accountDeletedEmail } from './account-deleted-email.ts';
import { alreadyRegisteredEmail } from './already-registered-email.ts';
import {
  confirmEmailChangeEmail,
  emailChangeAskedEmail,
  emailChangedEmail,
  emailChangeTakenEmail,
} from './email-change-emails.ts';
import { emailReplacedEmail, emailReplacingEmail } from './email-replaced-emails.ts';
import { identityChangedEmail } from './identity-changed-email.ts';
import { invitationEmail } from './invitation-email.ts';
import { licenseExpiringEmail, licensesExpiringEmail } from './license-emails.ts';
import { lockedEmail } from './locked-email.ts';
import { newDeviceEmail } from './new-device-email.ts';
import { passwordChangedEmail } from './password-changed-email.ts';
import { resetEmail } from './reset-email.ts';
import { sessionStolenEmail } from './session-stolen-email.ts';
import { twoStepChangedEmail, twoStepChanges } from './two-step-changed-email.ts';
import { verifyEmail } from './verify-email.ts';

/** Every email of the room with sample data, for a demo's `/dev/mails`. */
export function accountMailSamples(settings: MailSettings): MailSample[] {
  const firstName = 'Jordan';
  const email = 'jordan.ellis@example.com';
  const token = 'sample-token-that-opens-nothing';
  const at = new Date('2026-03-02T15:04:05Z');
  const device = 'Chrome on Windows';
  const license = {
    name: 'Jordan Ellis',
    number: 'NE-20190412',
    expiresOn: '2026-05-01',
    daysLeft: 60,
  };
  const mails: Email[] = [
    verifyEmail(settings, { firstName, token, code: '402517' }),
    alreadyRegisteredEmail(settings, { firstName }),
    resetEmail(settings, { firstName, email, token }),
    passwordChangedEmail(settings, { firstName, at, device }),
    confirmEmailChangeEmail(settings, { token }),
    emailChangeTakenEmail(settings, { firstName }),
    emailChangeAskedEmail(settings, { firstName, at, device }),
    emailChangedEmail(settings, { firstName, at, token }),
    invitationEmail(settings, { firstName, email, token }),
    accountDeletedEmail(settings, { firstName, at }),
    emailReplacedEmail(settings, { firstName, at }),
    emailReplacingEmail(settings, { firstName, email }),
    licenseExpiringEmail(settings, { firstName, license }),
    licensesExpiringEmail(settings, { firstName, licenses: [license] }),
    newDeviceEmail(settings, { firstName, at, device }),
    lockedEmail(settings, { firstName, at }),
    sessionStolenEmail(settings, { firstName, at, device }),
    ...twoStepChanges.map((change) =>
      twoStepChangedEmail(settings, { firstName, at, device, change }),
    ),
    ...[true, false].map((isLinked) =>
      identityChangedEmail(settings, { firstName, at, device, provider: 'Google', isLinked }),
    ),
  ];
  return mails.map((draft) => ({ name: draft.kind.replace('accounts.', ''), draft }));
}
