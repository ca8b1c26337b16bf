import { type Email, instantInWords, layOutEmail, type MailSettings, siteLink } from '#platform';
import { emailMessages } from '../messages/emails.ts';

/** To a person whose account was signed in to from a new device. */
export function newDeviceEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.new-device',
    subject: emailMessages.newDeviceSubject(),
    name: facts.firstName,
    paragraphs: [
      emailMessages.newDeviceText({ at: instantInWords(facts.at), device: facts.device }),
    ],
    action: { label: emailMessages.newDeviceAction(), url: siteLink(settings, '/accountsetting') },
    closing: [emailMessages.newDeviceClosing()],
  });
}
