import { type Email, instantInWords, type MailSettings, siteLink } from '#platform';
import { accountEmail, deviceInWords } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';

/** To a person whose account was linked with one at an identity provider, or unlinked. */
export function identityChangedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string; provider: string; isLinked: boolean },
): Email {
  const { provider, isLinked } = facts;
  const told = { provider, at: instantInWords(facts.at), device: deviceInWords(facts.device) };
  return accountEmail(settings, {
    kind: isLinked ? 'accounts.identity-linked' : 'accounts.identity-removed',
    subject: isLinked
      ? emailMessages.linkedSubject({ provider })
      : emailMessages.unlinkedSubject({ provider }),
    name: facts.firstName,
    paragraphs: [isLinked ? emailMessages.linkedText(told) : emailMessages.unlinkedText(told)],
    action: { label: emailMessages.seeSignIn(), url: siteLink(settings, '/accountsetting') },
    closing: [emailMessages.notYouSetPassword()],
  });
}
