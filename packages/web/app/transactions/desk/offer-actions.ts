import { type OfferState, offerStates } from '@homestead/contract/transactions';
import type { RecordAction } from '#desk';
import { offerDeskMessages } from '../messages.ts';
import { offers } from './offer-client.ts';
import { offerText, shortOfferText } from './offer-words.ts';

/** What the actions need of an offer. */
export interface ActedOffer {
  id: number;
  code: string;
  version: number;
  abilities: readonly string[];
  buyer: string | null;
  offerPriceCents: number | null;
  propertyAddress: string | null;
}

const wordsOf = ({ offerPriceCents: priceCents, ...offer }: ActedOffer) =>
  offerText({ ...offer, priceCents });

type Step = 'submitted' | 'presented' | 'rejected' | 'withdrawn';

const step = (
  state: Step,
  rest: Pick<
    RecordAction<ActedOffer>,
    'label' | 'title' | 'question' | 'isDangerous' | 'isPrimary' | 'isUsual'
  >,
): RecordAction<ActedOffer> => ({
  name: state,
  ...rest,
  run: async (offer, key) => {
    const { id, version } = offer;
    await offers.moveOffer({ id, version, state }, key);
    return said(offer, state);
  },
});

const said = (offer: ActedOffer, state: OfferState) =>
  offerDeskMessages.moved({
    offer: shortOfferText(offer, { isFirst: true }),
    state: offerStates[state].toLowerCase(),
  });

/** The steps of an offer that the server allows. */
export const offerActions: readonly RecordAction<ActedOffer>[] = [
  step('submitted', {
    label: offerDeskMessages.submitOffer,
    title: offerDeskMessages.submitTitle,
    question: offerDeskMessages.submitQuestion,
    isPrimary: true,
  }),
  step('presented', { label: offerDeskMessages.present }),
  step('rejected', {
    label: offerDeskMessages.reject,
    title: (offer) => offerDeskMessages.rejectTitle({ offer: shortOfferText(offer) }),
    question: (offer) => offerDeskMessages.rejectQuestion({ offer: wordsOf(offer) }),
    isDangerous: true,
    isUsual: true,
  }),
  step('withdrawn', {
    label: offerDeskMessages.withdraw,
    title: (offer) => offerDeskMessages.withdrawTitle({ offer: shortOfferText(offer) }),
    question: (offer) => offerDeskMessages.withdrawQuestion({ offer: wordsOf(offer) }),
    isDangerous: true,
  }),
];

/**
 * The same on the page with the form: what was typed is saved and checked before the question to
 * submit it. `newest` is the offer after that.
 */
export const offerActionsWith = (
  isReady: () => Promise<boolean>,
  newest: () => ActedOffer,
): readonly RecordAction<ActedOffer>[] =>
  offerActions.map((action) => {
    const { run } = action;
    if (action.name !== 'submitted' || !run) return action;
    return { ...action, prepare: isReady, run: (_, key) => run(newest(), key) };
  });
