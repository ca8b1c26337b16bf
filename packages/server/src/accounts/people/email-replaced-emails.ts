import { type Email, instantInWords, layOutEmail, type MailSettings, siteLink } from '#platform';
import { emailMessages } from '../messages/emails.ts';

/** To the old address, once the office has changed it. */
export function emailReplacedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.email-replaced',
    subject: emailMessages.emailReplacedSubject(),
    name: facts.firstName,
    paragraphs: [emailMessages.emailReplacedText({ at: instantInWords(facts.at) })],
    closing: [emailMessages.emailReplacedClosing()],
  });
}

/** To the new address. */
export function emailReplacingEmail(
  settings: MailSettings,
  facts: { firstName: string; email: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.email-replacing',
    subject: emailMessages.emailReplacingSubject({ brokerage: settings.brokerage.name }),
    name: facts.firstName,
    paragraphs: [emailMessages.emailReplacingText({ email: facts.email })],
    action: { label: emailMessages.signIn(), url: siteLink(settings, '/login') },
    closing: [emailMessages.emailReplacingClosing()],
  });
}
