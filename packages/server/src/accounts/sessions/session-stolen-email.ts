import { type Email, instantInWords, type MailSettings, siteLink } from '#platform';
import { accountEmail, deviceInWords } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';

/** To a person who was signed out on one device because its session was used twice. */
export function sessionStolenEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string },
): Email {
  return accountEmail(settings, {
    kind: 'accounts.session-stolen',
    subject: emailMessages.stolenSubject(),
    name: facts.firstName,
    paragraphs: [
      emailMessages.stolenText({
        at: instantInWords(facts.at),
        device: deviceInWords(facts.device),
      }),
    ],
    action: { label: emailMessages.setPassword(), url: siteLink(settings, '/forgotpassword') },
    closing: [emailMessages.stolenClosing()],
  });
}
