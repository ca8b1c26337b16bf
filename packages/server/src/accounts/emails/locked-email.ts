import { type Email, instantInWords, layOutEmail, type MailSettings } from './layout.ts';
import { siteLink } from './site-link.ts';

/** To a person whose account refuses sign-ins for a while, after too many wrong passwords. */
export function lockedEmail(settings: MailSettings, facts: { firstName: string; at: Date }): Email {
  return layOutEmail(settings, {
    kind: 'accounts.locked',
    subject: 'Too many sign-in attempts on your account',
    name: facts.firstName,
    paragraphs: [
      `By ${instantInWords(facts.at)} a wrong password was tried for your account too many times. Nobody got in.`,
      'For a while new devices can’t sign in with a password. Devices that you have signed in from before still can, and the wait ends by itself.',
    ],
    action: { label: 'Set a new password', url: siteLink(settings, '/forgotpassword') },
    closing: [
      'If it was you, wait a little and try again. If not, your password kept them out; choose a new one if you use it elsewhere.',
    ],
  });
}
