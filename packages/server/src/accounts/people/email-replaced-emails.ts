import { type Email, instantInWords, type MailSettings } from '#platform';
import { accountEmail } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';
import { secretLink } from '../secret-link.ts';

/** To the old address, once the office asked to change it. */
export function emailReplacedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; token: string },
): Email {
  return accountEmail(settings, {
    kind: 'accounts.email-replaced',
    subject: emailMessages.emailReplacedSubject(),
    name: facts.firstName,
    paragraphs: [
      emailMessages.emailReplacedText({ at: instantInWords(facts.at) }),
      emailMessages.emailReplacedUndo(),
    ],
    action: {
      label: emailMessages.emailReplacedAction(),
      url: secretLink(settings, 'emailUndo', { token: facts.token }),
    },
    closing: [emailMessages.emailUndoLimits()],
  });
}

/** To the new address, which takes effect once its link is opened. */
export function emailReplacingEmail(
  settings: MailSettings,
  facts: { firstName: string; email: string; token: string },
): Email {
  const brokerage = settings.brokerage.name;
  return accountEmail(settings, {
    kind: 'accounts.email-replacing',
    subject: emailMessages.emailReplacingSubject({ brokerage }),
    name: facts.firstName,
    paragraphs: [emailMessages.emailReplacingText({ email: facts.email })],
    action: {
      label: emailMessages.emailChangeAction(),
      url: secretLink(settings, 'emailChange', { token: facts.token }),
    },
    closing: [emailMessages.emailReplacingLimits(), emailMessages.emailReplacingClosing()],
  });
}
