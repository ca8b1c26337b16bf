import type { FormRule } from '#forms';
import { questionRule } from '../client/client-offer-rules.ts';
import { sellerPageMessages } from './messages/seller-page.ts';

const offerProblem = (typed: string) => (typed === '' ? sellerPageMessages.offerNeeded() : null);

/** A wish is for an offer. */
export const wishRule: FormRule = (typed) => ({
  offer: offerProblem(typed('offer')),
  wish: typed('wish') === '' ? sellerPageMessages.wishNeeded() : null,
});

/** A question is about an offer and has words. */
export const sellerQuestionRule: FormRule = (typed) => ({
  about: offerProblem(typed('about')),
  ...questionRule(typed),
});
