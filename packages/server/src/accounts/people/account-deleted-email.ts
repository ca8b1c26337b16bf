import { type Email, instantInWords, type MailSettings } from '#platform';
import { accountEmail } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';

/** To a person whose account was deleted, by themselves or by the office. */
export function accountDeletedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date },
): Email {
  return accountEmail(settings, {
    kind: 'accounts.deleted',
    subject: emailMessages.deletedSubject(),
    name: facts.firstName,
    paragraphs: [
      emailMessages.deletedText({ at: instantInWords(facts.at) }),
      emailMessages.deletedData(),
    ],
    closing: [emailMessages.deletedClosing()],
  });
}
