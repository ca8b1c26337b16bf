import { type Email, layOutEmail, type MailSettings } from './layout.ts';
import { tokenLink } from './site-link.ts';

/** To a person who asked for a new password. */
export function resetEmail(
  settings: MailSettings,
  facts: { firstName: string; email: string; token: string },
): Email {
  const { email, token } = facts;
  return layOutEmail(settings, {
    kind: 'accounts.reset',
    subject: 'Set a new password',
    name: facts.firstName,
    paragraphs: ['Somebody asked to set a new password for your account. If that was you, go on:'],
    action: {
      label: 'Set a new password',
      url: tokenLink(settings, 'reset', { email, token }),
    },
    closing: [
      'The link works once, for 30 minutes. Setting a new password signs you out everywhere.',
      'If it was not you, leave this mail alone: your password stays as it is.',
    ],
  });
}
