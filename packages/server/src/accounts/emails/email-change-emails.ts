import { type Email, instantInWords, layOutEmail, type MailSettings } from './layout.ts';
import { siteLink, tokenLink } from './site-link.ts';

/** To the new address: the link that confirms it. It may be a stranger's, so it names nobody. */
export function confirmEmailChangeEmail(settings: MailSettings, facts: { token: string }): Email {
  return layOutEmail(settings, {
    kind: 'accounts.email-change',
    subject: 'Confirm your new email address',
    name: null,
    paragraphs: ['Confirm that your account is to use this email address from now on.'],
    action: {
      label: 'Use this address',
      url: tokenLink(settings, 'emailChange', { token: facts.token }),
    },
    closing: [
      'The link works once, for 24 hours. Until then your account keeps its old address.',
      'If you did not ask for this, leave this mail alone.',
    ],
  });
}

/** To a mailbox that has an account already, when somebody wants to move theirs to it. */
export function emailChangeTakenEmail(settings: MailSettings, facts: { firstName: string }): Email {
  return layOutEmail(settings, {
    kind: 'accounts.email-change-taken',
    subject: 'This email address is in use already',
    name: facts.firstName,
    paragraphs: [
      'Somebody with another account asked to use this email address, which belongs to your account already. Nothing was changed.',
    ],
    action: { label: 'Sign in', url: siteLink(settings, '/login') },
    closing: ['If it was not you, there is nothing to do.'],
  });
}

/** To the old address, as soon as a change is asked for. */
export function emailChangeAskedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; device: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.email-change-asked',
    subject: 'A new email address was asked for',
    name: facts.firstName,
    paragraphs: [
      `On ${instantInWords(facts.at)}, from ${facts.device}, somebody asked that your account use another email address. It keeps this one until the other is confirmed.`,
    ],
    action: { label: 'It was not me', url: siteLink(settings, '/forgotpassword') },
    closing: [
      'If it was you, there is nothing to do. If not, set a new password at once: that stops it.',
    ],
  });
}

/** To the old address, once the new one is confirmed: for seven days it can be taken back. */
export function emailChangedEmail(
  settings: MailSettings,
  facts: { firstName: string; at: Date; token: string },
): Email {
  return layOutEmail(settings, {
    kind: 'accounts.email-changed',
    subject: 'Your email address was changed',
    name: facts.firstName,
    paragraphs: [
      `Since ${instantInWords(facts.at)} your account uses another email address. Mails no longer come to this one.`,
      'If it was not you, take it back. That signs everybody out of your account; then set a new password.',
    ],
    action: {
      label: 'Take it back',
      url: tokenLink(settings, 'emailUndo', { token: facts.token }),
    },
    closing: ['The link works once, for seven days.'],
  });
}
