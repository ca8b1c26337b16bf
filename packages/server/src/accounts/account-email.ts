import {
  type Email,
  layOutEmail,
  type MailSettings,
  unknownBrowser,
  unknownDevice,
} from '#platform';
import { emailMessages } from './messages/emails.ts';

/** An email about the recipient's account, which is why they get it unless `content` says more. */
export function accountEmail(
  settings: MailSettings,
  content: Parameters<typeof layOutEmail>[1],
): Email {
  const firm = settings.brokerage.name;
  return layOutEmail(settings, { why: emailMessages.why({ firm }), ...content });
}

/** A device, as `CallOrigin` describes it, in the language of the email. */
export function deviceInWords(device: string): string {
  if (device === unknownDevice) return emailMessages.unknownDevice();
  const [name = '', system] = device.split(' on ');
  const browser = name === unknownBrowser ? emailMessages.unknownBrowser() : name;
  return system ? emailMessages.device({ browser, system }) : browser;
}
