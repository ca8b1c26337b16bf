import { type Email, instantInWords, type MailSettings, siteLink } from '#platform';
import { accountEmail, deviceInWords } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';
import { secretLink } from '../secret-link.ts';

/** To the new address: the link that confirms it. It may be a stranger's, so it names no one. */
export function confirmEmailChangeEmail(settings: MailSettings, facts: { token: string }): Email {
  return accountEmail(settings, {
    kind: 'accounts.email-change',
    subject: emailMessages.emailChangeSubject(),
    name: null,
    why: emailMessages.whyAddress({ firm: settings.brokerage.name }),
    paragraphs: [emailMessages.emailChangeText()],
    action: {
      label: emailMessages.emailChangeAction(),
      url: secretLink(settings, 'emailChange', { token: facts.token }),
    },
    closing: [emailMessages.emailChangeLimits(), emailMessages.emailChangeIgnore()],
  });
}

/** To an address that already has an account, when someone wants to change theirs to it. */
export function emailChangeTakenEmail(settings: MailSettings, facts: { firstName: string }): Email {
  return accountEmail(settings, {
    kind: 'accounts.email-change-taken',
    subject: emailMessages.emailTakenSubject(),
    name: facts.firstName,
    paragraphs: [emailMessages.emailTakenText()],
    action: { label: emailMessages.signIn(), url: siteLink(settings, '/login') },
    closing: [emailMessages.nothingToDo()],
  });
}

/** To the old address, as soon as a change is requested. */
export function emailChangeAskedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string },
): Email {
  return accountEmail(settings, {
    kind: 'accounts.email-change-asked',
    subject: emailMessages.emailAskedSubject(),
    name: facts.firstName,
    paragraphs: [
      emailMessages.emailAskedText({
        at: instantInWords(facts.at),
        device: deviceInWords(facts.device),
      }),
    ],
    action: { label: emailMessages.notMe(), url: siteLink(settings, '/forgotpassword') },
    closing: [emailMessages.emailAskedClosing()],
  });
}

/** To the old address, once the new one is confirmed: the change can be undone for seven days. */
export function emailChangedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; token: string },
): Email {
  return accountEmail(settings, {
    kind: 'accounts.email-changed',
    subject: emailMessages.emailChangedSubject(),
    name: facts.firstName,
    paragraphs: [
      emailMessages.emailChangedText({ at: instantInWords(facts.at) }),
      emailMessages.emailChangedUndo(),
    ],
    action: {
      label: emailMessages.emailUndoAction(),
      url: secretLink(settings, 'emailUndo', { token: facts.token }),
    },
    closing: [emailMessages.emailUndoLimits()],
  });
}
