import { type Email, instantInWords, layOutEmail, type MailSettings } from './layout.ts';
import { siteLink } from './site-link.ts';

/** To a person whose password was set or changed. */
export function passwordChangedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.password-changed',
    subject: 'Your password was changed',
    name: facts.firstName,
    paragraphs: [
      `The password of your account was changed on ${instantInWords(facts.at)}, from ${facts.device}. Other devices were signed out.`,
    ],
    action: { label: 'It was not me', url: siteLink(settings, '/forgotpassword') },
    closing: [
      'If it was you, there is nothing to do. If not, set a new password at once and call us.',
    ],
  });
}
