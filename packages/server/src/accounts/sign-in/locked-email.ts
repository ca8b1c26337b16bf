import { type Email, instantInWords, type MailSettings, siteLink } from '#platform';
import { accountEmail } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';

/** To a person whose account refuses sign-ins for a while, after too many wrong passwords. */
export function lockedEmail(settings: MailSettings, facts: { firstName: string; at: Date }): Email {
  return accountEmail(settings, {
    kind: 'accounts.locked',
    subject: emailMessages.lockedSubject(),
    name: facts.firstName,
    paragraphs: [
      emailMessages.lockedText({ at: instantInWords(facts.at) }),
      emailMessages.lockedEffect(),
    ],
    action: { label: emailMessages.setPassword(), url: siteLink(settings, '/forgotpassword') },
    closing: [emailMessages.lockedClosing()],
  });
}
