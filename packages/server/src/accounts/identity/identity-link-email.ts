import { type Email, instantInWords, type MailSettings } from '#platform';
import { accountEmail, deviceInWords } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';
import { secretLink } from '../secret-link.ts';

/** To the mailbox of an account that someone signs in to through a provider for the first time. */
export function identityLinkEmail(
  settings: MailSettings,
  facts: {
    firstName: string;
    email: string;
    at: Date;
    device: string;
    provider: string;
    token: string;
    minutes?: number;
  },
): Email {
  const { provider, email, minutes = 30 } = facts;
  const device = deviceInWords(facts.device);
  const hours = Math.floor(minutes / 60);
  const told = { provider, device, email, at: instantInWords(facts.at) };
  return accountEmail(settings, {
    kind: 'accounts.identity-link',
    subject: emailMessages.linkIdentitySubject({ provider }),
    name: facts.firstName,
    paragraphs: [emailMessages.linkIdentityText(told)],
    action: {
      label: emailMessages.linkIdentityAction(),
      url: secretLink(settings, 'identityLink', { token: facts.token }),
    },
    closing: [emailMessages.linkIdentityLimits({ hours }), emailMessages.linkIdentityIgnore()],
  });
}
