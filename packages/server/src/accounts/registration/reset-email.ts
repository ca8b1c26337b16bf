import { type Email, layOutEmail, type MailSettings } from '#platform';
import { emailMessages } from '../messages/emails.ts';
import { secretLink } from '../secret-link.ts';

/** To a person who requested a password reset. */
export function resetEmail(
  settings: MailSettings,
  facts: { firstName: string; email: string; token: string },
): Email {
  const { email, token } = facts;
  return layOutEmail(settings, {
    kind: 'accounts.reset',
    subject: emailMessages.setPassword(),
    name: facts.firstName,
    paragraphs: [emailMessages.resetText()],
    action: {
      label: emailMessages.setPassword(),
      url: secretLink(settings, 'reset', { email, token }),
    },
    closing: [emailMessages.resetLimits(), emailMessages.resetIgnore()],
  });
}
