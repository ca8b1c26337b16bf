import { CLIENT_NAME_MAX, CLIENT_QUESTION_MAX } from '@homestead/contract/transactions';
import { type FormRule, readSecretLink, secretLinkRule } from '#forms';
import { clientOfferMessages } from './messages/client-offer.ts';

const LINK_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What opens the page: the key of an emailed link, or the id of one for who signed in. */
export function linkKeyIn(link: string): string {
  return LINK_ID.test(link) ? link : readSecretLink(link).token;
}

/** The id of a link in a page’s address: who signed in was sent it. Null without one. */
export function sentLinkIn({ url }: Request): string | null {
  const id = new URL(url).searchParams.get('sent') ?? '';
  return LINK_ID.test(id) ? id : null;
}

/** Whether a link is such an id. */
export const isSentLink = (link: string): boolean => LINK_ID.test(link);

/** A form that opens the page. */
export const openRule: FormRule = (typed) =>
  LINK_ID.test(typed('link')) ? { link: null } : secretLinkRule(typed);

/** An approval needs a name. */
export const approvalRule: FormRule = (typed) => ({
  name: /\p{L}/u.test(typed('name'))
    ? typed('name').length > CLIENT_NAME_MAX
      ? clientOfferMessages.nameTooLong()
      : null
    : clientOfferMessages.nameNeeded(),
});

/** A question has words. */
export const questionRule: FormRule = (typed) => ({
  question:
    typed('question').trim() === ''
      ? clientOfferMessages.questionNeeded()
      : typed('question').length > CLIENT_QUESTION_MAX
        ? clientOfferMessages.questionTooLong()
        : null,
});
