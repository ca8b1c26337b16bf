import type { Email, MailSettings } from '#platform';
import { accountEmail, deviceInWords } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';

/** To a person who has to prove who they are and has neither password nor second step. */
export function proofCodeEmail(
  settings: MailSettings,
  facts: { firstName: string; device: string; code: string },
): Email {
  return accountEmail(settings, {
    kind: 'accounts.proof-code',
    subject: emailMessages.proofSubject(),
    name: facts.firstName,
    paragraphs: [emailMessages.proofText({ device: deviceInWords(facts.device) })],
    code: facts.code,
    closing: [emailMessages.proofLimits()],
  });
}
