import type { Email, MailSettings } from '#platform';
import { accountEmail } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';
import { secretLink } from '../secret-link.ts';

/**
 * To a newly registered address: the link and the code that verify it. Includes nothing that was
 * typed, since anyone can type anyone's address.
 */
export function verificationEmail(
  settings: MailSettings,
  facts: { token: string; code: string },
): Email {
  return accountEmail(settings, {
    kind: 'accounts.verify',
    subject: emailMessages.verifySubject(),
    name: null,
    paragraphs: [emailMessages.verifyText()],
    action: {
      label: emailMessages.verifyAction(),
      url: secretLink(settings, 'verify', { token: facts.token }),
    },
    code: facts.code,
    why: emailMessages.whyAddress({ firm: settings.brokerage.name }),
    closing: [emailMessages.verifyLimits(), emailMessages.verifyIgnore()],
  });
}
