import { type Email, instantInWords, layOutEmail, type MailSettings } from './layout.ts';
import { siteLink } from './site-link.ts';

/** What changed about the second step of a person's sign-in, in words. */
const changes = {
  'totp-on': 'An authenticator app was set up for signing in to your account',
  'totp-off': 'The authenticator app of your account was turned off',
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'recovery-codes-renewed': 'New recovery codes were made for your account; the old ones are void',
  'recovery-code-used': 'A recovery code was used to sign in to your account',
} as const;

export type TwoStepChange = keyof typeof changes;

export const twoStepChanges = Object.keys(changes) as TwoStepChange[];

/** To a person whose second step of signing in was changed, or passed with a recovery code. */
export function twoStepChangedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string; change: TwoStepChange },
): Email {
  return layOutEmail(settings, {
    kind: `accounts.${facts.change}`,
    subject: 'Your two-step sign-in changed',
    name: facts.firstName,
    paragraphs: [`${changes[facts.change]} on ${instantInWords(facts.at)}, from ${facts.device}.`],
    action: { label: 'See your two-step sign-in', url: siteLink(settings, '/accountsetting') },
    closing: [
      'If it was you, there is nothing to do. If not, set a new password at once and call us.',
    ],
  });
}
