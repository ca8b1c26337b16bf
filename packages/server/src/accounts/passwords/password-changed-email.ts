import { type Email, instantInWords, type MailSettings, siteLink } from '#platform';
import { accountEmail, deviceInWords } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';

/** To a person whose password was set or changed. */
export function passwordChangedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string },
): Email {
  return accountEmail(settings, {
    kind: 'accounts.password-changed',
    subject: emailMessages.passwordChangedSubject(),
    name: facts.firstName,
    paragraphs: [
      emailMessages.passwordChangedText({
        at: instantInWords(facts.at),
        device: deviceInWords(facts.device),
      }),
    ],
    action: { label: emailMessages.notMe(), url: siteLink(settings, '/forgotpassword') },
    closing: [emailMessages.notYouSetPassword()],
  });
}
