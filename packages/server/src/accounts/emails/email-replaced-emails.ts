import { type Email, instantInWords, layOutEmail, type MailSettings } from './layout.ts';
import { siteLink } from './site-link.ts';

/** To the old address, once the office has changed it. */
export function emailReplacedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.email-replaced',
    subject: 'Your email address was changed by our office',
    name: facts.firstName,
    paragraphs: [
      `Since ${instantInWords(facts.at)} your account uses another email address. Mails no longer come to this one, and everybody was signed out of your account.`,
    ],
    closing: ['If you did not ask us for this, call us: we can take it back.'],
  });
}

/** To the new address. */
export function emailReplacingEmail(
  settings: MailSettings,
  facts: { firstName: string; email: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.email-replacing',
    subject: `Your account at ${settings.brokerage.name} uses this address now`,
    name: facts.firstName,
    paragraphs: [
      `Our office has changed the email address of your account to ${facts.email}. Sign in with it; your password is what it was.`,
    ],
    action: { label: 'Sign in', url: siteLink(settings, '/login') },
    closing: ['If you don’t know why you get this mail, tell us.'],
  });
}
