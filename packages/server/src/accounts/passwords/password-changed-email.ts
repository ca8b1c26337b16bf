import { type Email, instantInWords, layOutEmail, type MailSettings, siteLink } from '#platform';
import { emailMessages } from '../messages/emails.ts';

/** To a person whose password was set or changed. */
export function passwordChangedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.password-changed',
    subject: emailMessages.passwordChangedSubject(),
    name: facts.firstName,
    paragraphs: [
      emailMessages.passwordChangedText({ at: instantInWords(facts.at), device: facts.device }),
    ],
    action: { label: emailMessages.notMe(), url: siteLink(settings, '/forgotpassword') },
    closing: [emailMessages.notYouSetPassword()],
  });
}
