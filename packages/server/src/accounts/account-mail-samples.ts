import type { Email, MailSample, MailSettings } from '#platform';
import { identityChangedEmail } from './identity/identity-changed-email.ts';
import { identityLinkEmail } from './identity/identity-link-email.ts';
import {
  confirmEmailChangeEmail,
  emailChangeAskedEmail,
  emailChangedEmail,
  emailChangeTakenEmail,
} from './own-account/email-change-emails.ts';
import { passwordChangedEmail } from './passwords/password-changed-email.ts';
import { accountDeletedEmail } from './people/account-deleted-email.ts';
import { emailReplacedEmail, emailReplacingEmail } from './people/email-replaced-emails.ts';
import { invitationEmail } from './people/invitation-email.ts';
import { licenseExpiringEmail, licensesExpiringEmail } from './people/license-emails.ts';
import { proofCodeEmail } from './proof/proof-code-email.ts';
import { alreadyRegisteredEmail } from './registration/already-registered-email.ts';
import { resetEmail } from './registration/reset-email.ts';
import { verificationEmail } from './registration/verification-email.ts';
import { newDeviceEmail } from './sessions/new-device-email.ts';
import { sessionStolenEmail } from './sessions/session-stolen-email.ts';
import { lockedEmail } from './sign-in/locked-email.ts';
import { twoStepChangedEmail, twoStepChanges } from './two-step/two-step-changed-email.ts';

/** Every email of the room with sample data, for a demo's `/dev/mails`. */
export function accountMailSamples(settings: MailSettings): MailSample[] {
  const firstName = 'Jordan';
  const email = 'jordan.ellis@example.com';
  const token = 'sample-token-that-opens-nothing';
  const at = new Date('2026-03-02T15:04:05Z');
  const device = 'Chrome on Windows';
  const license = {
    kind: 'license' as const,
    name: 'Jordan Ellis',
    number: 'NE-20190412',
    expiresOn: '2026-05-01',
    daysLeft: 60,
  };
  const insurance = { ...license, kind: 'eo' as const, number: 'EO-20417' };
  const mails: Email[] = [
    verificationEmail(settings, { token, code: '402517' }),
    alreadyRegisteredEmail(settings, { firstName }),
    resetEmail(settings, { firstName, email, token }),
    passwordChangedEmail(settings, { firstName, at, device }),
    confirmEmailChangeEmail(settings, { token }),
    emailChangeTakenEmail(settings, { firstName }),
    emailChangeAskedEmail(settings, { firstName, at, device }),
    emailChangedEmail(settings, { firstName, at, token }),
    identityLinkEmail(settings, { firstName, email, at, device, provider: 'Google', token }),
    invitationEmail(settings, { firstName, email, token }),
    accountDeletedEmail(settings, { firstName, at }),
    emailReplacedEmail(settings, { firstName, at, token }),
    emailReplacingEmail(settings, { firstName, email, token }),
    proofCodeEmail(settings, { firstName, device, code: '402517' }),
    licenseExpiringEmail(settings, { firstName, license }),
    licensesExpiringEmail(settings, { firstName, kind: 'license', licenses: [license] }),
    licenseExpiringEmail(settings, { firstName, license: insurance }),
    licensesExpiringEmail(settings, { firstName, kind: 'eo', licenses: [insurance] }),
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
  return mails.map((draft) => {
    const name = draft.kind.replace('accounts.', '');
    return { name, draft, isForStaff: name.startsWith('license') };
  });
}
