import { type Email, layOutEmail, type MailSettings, siteLink } from '#platform';
import { emailMessages } from '../messages/emails.ts';

/** To an email address that has an account, when someone registers with it again. */
export function alreadyRegisteredEmail(
  settings: MailSettings,
  facts: { firstName: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.already-registered',
    subject: emailMessages.alreadySubject(),
    name: facts.firstName,
    paragraphs: [
      emailMessages.alreadyText(),
      emailMessages.alreadySignIn({ url: siteLink(settings, '/login') }),
    ],
    action: { label: emailMessages.setPassword(), url: siteLink(settings, '/forgotpassword') },
    closing: [emailMessages.nothingToDo()],
  });
}
