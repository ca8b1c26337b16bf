import { type Email, layOutEmail, type MailSettings } from './layout.ts';
import { tokenLink } from './site-link.ts';

/** To somebody for whom the office made an account: the link sets their first password. */
export function invitationEmail(
  settings: MailSettings,
  facts: { firstName: string; email: string; token: string },
): Email {
  const { email, token } = facts;
  return layOutEmail(settings, {
    kind: 'accounts.invitation',
    subject: `Your account at ${settings.brokerage.name}`,
    name: facts.firstName,
    paragraphs: [
      `${settings.brokerage.name} has made an account for you. Choose a password to use it.`,
    ],
    action: {
      label: 'Choose a password',
      url: tokenLink(settings, 'invitation', { email, token }),
    },
    closing: [
      'The link works once, for seven days. After that, ask us for a new one.',
      'If you don’t know why you get this mail, leave it alone.',
    ],
  });
}
