import { type Email, layOutEmail, type MailSettings } from './layout.ts';
import { tokenLink } from './site-link.ts';

/** To a mailbox that somebody registered with: the link and the code that prove it. */
export function verifyEmail(
  settings: MailSettings,
  facts: { firstName: string; token: string; code: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.verify',
    subject: 'Confirm your email address',
    name: facts.firstName,
    paragraphs: [
      'Somebody asked for an account with this email address. If that was you, confirm the address with the button, or type the code on the page where you signed up.',
    ],
    action: {
      label: 'Confirm my email address',
      url: tokenLink(settings, 'verify', { token: facts.token }),
    },
    code: facts.code,
    closing: [
      'The link works for 24 hours, the code for 30 minutes.',
      'If you did not ask for an account, leave this mail alone: without your confirmation there will be none.',
    ],
  });
}
