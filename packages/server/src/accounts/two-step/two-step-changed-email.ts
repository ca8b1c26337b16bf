import { type Email, instantInWords, type MailSettings, siteLink } from '#platform';
import { accountEmail, deviceInWords } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';

/** A description of what changed about a person's second step. */
const changes = {
  'totp-on': emailMessages.totpOn,
  'totp-off': emailMessages.totpOff,
  'passkey-added': emailMessages.passkeyAdded,
  'passkey-removed': emailMessages.passkeyRemoved,
  'recovery-codes-renewed': emailMessages.codesRenewed,
  'recovery-code-used': emailMessages.codeUsed,
} as const;

export type TwoStepChange = keyof typeof changes;

export const twoStepChanges = Object.keys(changes) as TwoStepChange[];

/** To a person whose second step was changed, or passed with a recovery code. */
export function twoStepChangedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string; change: TwoStepChange },
): Email {
  return accountEmail(settings, {
    kind: `accounts.${facts.change}`,
    subject: emailMessages.twoStepSubject(),
    name: facts.firstName,
    paragraphs: [
      changes[facts.change]({ at: instantInWords(facts.at), device: deviceInWords(facts.device) }),
    ],
    action: { label: emailMessages.seeTwoStep(), url: siteLink(settings, '/accountsetting') },
    closing: [emailMessages.notYouSetPassword()],
  });
}
