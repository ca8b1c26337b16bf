import { type Email, type MailSettings, siteLink } from '#platform';
import { accountEmail } from '../account-email.ts';
import { emailMessages } from '../messages/emails.ts';

/** To an email address that has an account, when someone registers with it again. */
export function alreadyRegisteredEmail(
  settings: MailSettings,
  facts: { firstName: string },
): Email {
  return accountEmail(settings, {
    kind: 'accounts.already-registered',
    subject: emailMessages.alreadySubject(),
    name: facts.firstName,
    paragraphs: [emailMessages.alreadyText(), emailMessages.alreadySignIn()],
    action: { label: emailMessages.signIn(), url: siteLink(settings, '/login') },
    secondAction: {
      label: emailMessages.setPassword(),
      url: siteLink(settings, '/forgotpassword'),
    },
    closing: [emailMessages.nothingToDo()],
  });
}
