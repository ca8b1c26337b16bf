import { type Email, instantInWords, layOutEmail, type MailSettings } from './layout.ts';
import { siteLink } from './site-link.ts';

/** To a person whose account was linked with one at an identity provider, or parted from it. */
export function identityChangedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string; provider: string; isLinked: boolean },
): Email {
  const { provider, isLinked } = facts;
  const what = isLinked
    ? `Your account can now be signed in to with ${provider}, since`
    : `Your account can no longer be signed in to with ${provider}, since`;
  return layOutEmail(settings, {
    kind: isLinked ? 'accounts.identity-linked' : 'accounts.identity-removed',
    subject: isLinked ? `Signing in with ${provider} is on` : `Signing in with ${provider} is off`,
    name: facts.firstName,
    paragraphs: [`${what} ${instantInWords(facts.at)}, from ${facts.device}.`],
    action: { label: 'See how you sign in', url: siteLink(settings, '/accountsetting') },
    closing: [
      'If it was you, there is nothing to do. If not, set a new password at once and call us.',
    ],
  });
}
