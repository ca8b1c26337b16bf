import { type Email, instantInWords, layOutEmail, type MailSettings } from './layout.ts';
import { siteLink } from './site-link.ts';

/** To a person whose account was signed in to from a device that it was never used from before. */
export function newDeviceEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.new-device',
    subject: 'A new device signed in to your account',
    name: facts.firstName,
    paragraphs: [
      `Your account was signed in to on ${instantInWords(facts.at)}, from ${facts.device}, for the first time from this device.`,
    ],
    action: { label: 'See your devices', url: siteLink(settings, '/accountsetting') },
    closing: [
      'If it was you, there is nothing to do. If not, sign that device out and set a new password at once.',
    ],
  });
}
