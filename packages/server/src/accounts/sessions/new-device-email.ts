import { type Email, instantInWords, type MailSettings, siteLink } from '#platform';
import { accountEmail, deviceInWords } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';

/** To a person whose account was signed in to from a new device. */
export function newDeviceEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string },
): Email {
  return accountEmail(settings, {
    kind: 'accounts.new-device',
    subject: emailMessages.newDeviceSubject(),
    name: facts.firstName,
    paragraphs: [
      emailMessages.newDeviceText({
        at: instantInWords(facts.at),
        device: deviceInWords(facts.device),
      }),
    ],
    action: { label: emailMessages.newDeviceAction(), url: siteLink(settings, '/accountsetting') },
    closing: [emailMessages.newDeviceClosing()],
  });
}
