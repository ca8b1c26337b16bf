import { type Email, layOutEmail, type MailSettings } from './layout.ts';
import { siteLink } from './site-link.ts';

/** To a mailbox that has an account, when somebody registers with it once more. */
export function alreadyRegisteredEmail(
  settings: MailSettings,
  facts: { firstName: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.already-registered',
    subject: 'You already have an account',
    name: facts.firstName,
    paragraphs: [
      'Somebody asked for a new account with this email address, which has one already. Nothing was changed.',
      `If that was you, sign in at ${siteLink(settings, '/login')} with the password that you have. If you no longer know it, set a new one.`,
    ],
    action: { label: 'Set a new password', url: siteLink(settings, '/forgotpassword') },
    closing: ['If it was not you, there is nothing to do.'],
  });
}
