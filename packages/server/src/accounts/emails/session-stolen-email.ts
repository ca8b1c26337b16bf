import { type Email, instantInWords, layOutEmail, type MailSettings } from './layout.ts';
import { siteLink } from './site-link.ts';

/** To a person one of whose devices was signed out, since two had used its session. */
export function sessionStolenEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.session-stolen',
    subject: 'We signed out one of your devices',
    name: facts.firstName,
    paragraphs: [
      `On ${instantInWords(facts.at)} a sign-in of yours was used a second time, from ${facts.device}. Somebody may have copied it, so we ended it.`,
    ],
    action: { label: 'Set a new password', url: siteLink(settings, '/forgotpassword') },
    closing: [
      'Sign in again to go on. If you did not expect this, set a new password; it signs out every device.',
    ],
  });
}
