import type { Email, MailSettings } from '#platform';
import { accountEmail } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';
import { secretLink } from '../secret-link.ts';

/** To a person who requested a password reset. */
export function resetEmail(
  settings: MailSettings,
  facts: { firstName: string; email: string; token: string; minutes?: number },
): Email {
  const { email, token, minutes = 30 } = facts;
  const hours = Math.floor(minutes / 60);
  return accountEmail(settings, {
    kind: 'accounts.reset',
    subject: emailMessages.setPassword(),
    name: facts.firstName,
    paragraphs: [emailMessages.resetText()],
    action: {
      label: emailMessages.setPassword(),
      url: secretLink(settings, 'reset', { email, token }),
    },
    closing: [emailMessages.resetLimits({ hours }), emailMessages.resetIgnore()],
  });
}
