import { CLIENT_NAME_MAX, CLIENT_QUESTION_MAX } from '@homestead/contract/transactions';
import type { FormRule } from '#forms';
import { clientOfferMessages } from './messages/client-offer.ts';

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
