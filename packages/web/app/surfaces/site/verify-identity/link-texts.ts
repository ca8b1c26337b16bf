import { signInPageMessages } from '../messages/sign-in-pages.ts';

/** What a secret link is for. */
export type LinkPurpose = 'verify' | 'email-change' | 'email-undo' | 'identity-link';

export type LinkTexts = Record<'title' | 'lead' | 'button', string>;

const texts: Record<LinkPurpose, Record<keyof LinkTexts, () => string>> = {
  verify: {
    title: signInPageMessages.confirmEmailTitle,
    lead: signInPageMessages.confirmEmailLead,
    button: signInPageMessages.confirmEmail,
  },
  'email-change': {
    title: signInPageMessages.confirmNewEmailTitle,
    lead: signInPageMessages.confirmNewEmailLead,
    button: signInPageMessages.confirmNewEmail,
  },
  'email-undo': {
    title: signInPageMessages.undoEmailTitle,
    lead: signInPageMessages.undoEmailLead,
    button: signInPageMessages.undoEmail,
  },
  'identity-link': {
    title: signInPageMessages.linkIdentityTitle,
    lead: signInPageMessages.linkIdentityLead,
    button: signInPageMessages.linkIdentity,
  },
};

/** What the page of a link says. Only its loader asks, so no browser loads the others' texts. */
export function linkTexts(purpose: LinkPurpose): LinkTexts {
  const { title, lead, button } = texts[purpose];
  return { title: title(), lead: lead(), button: button() };
}
