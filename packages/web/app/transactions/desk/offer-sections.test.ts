import {
  type OfferTerms,
  offerFieldKeys,
  offerListNames,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { expect, test } from 'vitest';
import { withHeld } from './offer-sections.ts';

const terms = Object.fromEntries(offerFieldKeys.map((key) => [key, null])) as OfferTerms;
const lists = Object.fromEntries(offerListNames.map((name) => [name, []])) as never;

test('people whom an offer names keep their name after they left', () => {
  const held = withHeld(
    { clients: [], agents: [{ value: 'a', label: 'Ann Bell' }], lenders: [], lists },
    {
      terms: { ...terms, agentId: 'a', coAgentId: 'c', lenderId: 'l' },
      ...{ client: null, entries: {} },
      people: [
        { id: 'a', name: 'Ann Bell', isGone: false },
        { id: 'c', name: 'Cora Ash', isGone: true },
        { id: 'l', name: 'Lou Fox', isGone: true },
      ],
    } as unknown as WireOfferDetails,
  );
  expect(held.agents).toEqual([
    { value: 'c', label: 'Cora Ash (no longer with us)' },
    { value: 'a', label: 'Ann Bell' },
  ]);
  expect(held.lenders).toEqual([{ value: 'l', label: 'Lou Fox (no longer with us)' }]);
});
