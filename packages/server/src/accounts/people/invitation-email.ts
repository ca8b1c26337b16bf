import type { Email, MailSettings } from '#platform';
import { accountEmail } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';
import { secretLink } from '../secret-link.ts';

/** To a person for whom the office created an account: the link sets their first password. */
export function invitationEmail(
  settings: MailSettings,
  facts: { firstName: string; email: string; token: string },
): Email {
  const { email, token } = facts;
  const brokerage = settings.brokerage.name;
  return accountEmail(settings, {
    kind: 'accounts.invitation',
    subject: emailMessages.invitationSubject({ brokerage }),
    name: facts.firstName,
    paragraphs: [emailMessages.invitationText({ brokerage })],
    action: {
      label: emailMessages.choosePassword(),
      url: secretLink(settings, 'invitation', { email, token }),
    },
    closing: [emailMessages.invitationLimits(), emailMessages.invitationIgnore()],
  });
}
