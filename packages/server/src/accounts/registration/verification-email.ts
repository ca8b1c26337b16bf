import { type Email, layOutEmail, type MailSettings } from '#platform';
import { emailMessages } from '../messages/emails.ts';
import { secretLink } from '../secret-link.ts';

/** To a newly registered address: the link and the code that verify it. */
export function verificationEmail(
  settings: MailSettings,
  facts: { firstName: string; token: string; code: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.verify',
    subject: emailMessages.verifySubject(),
    name: facts.firstName,
    paragraphs: [emailMessages.verifyText()],
    action: {
      label: emailMessages.verifyAction(),
      url: secretLink(settings, 'verify', { token: facts.token }),
    },
    code: facts.code,
    closing: [emailMessages.verifyLimits(), emailMessages.verifyIgnore()],
  });
}
