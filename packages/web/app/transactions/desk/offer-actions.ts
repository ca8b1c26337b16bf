import { type OfferState, offerStates } from '@homestead/contract/transactions';
import type { RecordAction } from '#desk';
import { offerDeskMessages } from '../messages.ts';
import { offers } from './offer-client.ts';

/** What the actions need of an offer. */
export interface ActedOffer {
  id: number;
  code: string;
  version: number;
  abilities: readonly string[];
}

type Step = 'submitted' | 'presented' | 'rejected' | 'withdrawn';

const step = (
  state: Step,
  rest: Pick<RecordAction<ActedOffer>, 'label' | 'question' | 'isDangerous' | 'isPrimary'>,
): RecordAction<ActedOffer> => ({
  name: state,
  ...rest,
  run: async ({ id, code, version }, key) => {
    await offers.moveOffer({ id, version, state }, key);
    return said(code, state);
  },
});

const said = (code: string, state: OfferState) =>
  offerDeskMessages.moved({ code, state: offerStates[state].toLowerCase() });

/** The steps of an offer that the server allows. */
export const offerActions: readonly RecordAction<ActedOffer>[] = [
  step('submitted', {
    label: offerDeskMessages.submit,
    question: offerDeskMessages.submitQuestion,
    isPrimary: true,
  }),
  {
    name: 'accepted',
    label: offerDeskMessages.accept,
    question: offerDeskMessages.acceptQuestion,
    isPrimary: true,
    run: async ({ id, code }, key) => {
      await offers.acceptOffer({ id }, key);
      return said(code, 'accepted');
    },
  },
  step('presented', { label: offerDeskMessages.present }),
  step('rejected', {
    label: offerDeskMessages.reject,
    question: offerDeskMessages.rejectQuestion,
    isDangerous: true,
  }),
  step('withdrawn', {
    label: offerDeskMessages.withdraw,
    question: offerDeskMessages.withdrawQuestion,
    isDangerous: true,
  }),
];
