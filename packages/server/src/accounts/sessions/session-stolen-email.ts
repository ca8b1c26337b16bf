import { type Email, instantInWords, layOutEmail, type MailSettings, siteLink } from '#platform';
import { emailMessages } from '../messages/emails.ts';

/** To a person who was signed out on one device because its session was used twice. */
export function sessionStolenEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.session-stolen',
    subject: emailMessages.stolenSubject(),
    name: facts.firstName,
    paragraphs: [emailMessages.stolenText({ at: instantInWords(facts.at), device: facts.device })],
    action: { label: emailMessages.setPassword(), url: siteLink(settings, '/forgotpassword') },
    closing: [emailMessages.stolenClosing()],
  });
}
