import { clientOfferEndpoints, type WireClientOffer } from '@homestead/contract/transactions';
import { expect, test } from 'vitest';
import { clientOfferMessages as say } from './messages/client-offer.ts';
import { showClientOffer } from './show-client-offer.ts';

const example = (clientOfferEndpoints.getClientOffer.example as { data: WireClientOffer }).data;
const next = (given: Partial<WireClientOffer>) => showClientOffer({ ...example, ...given }).next;

test('what comes next follows from the state, and has a lender only with a loan', () => {
  expect(next({})).toMatchObject({ title: say.nextIf() });
  expect(next({ state: 'accepted' })).toMatchObject({ title: say.next() });
  expect(next({ state: 'accepted' })?.steps).toContain(say.finance());
  const cash = next({ state: 'accepted', isCash: true })?.steps;
  expect(cash).toContain(say.clearTitle());
  expect(cash).not.toContain(say.finance());
  expect(next({ state: 'rejected' })).toBeNull();
});

test('the buyer of a back-up offer waits, and owes nothing yet', () => {
  expect(next({ state: 'accepted', isBackup: true })).toEqual({
    title: say.next(),
    steps: [say.backupWaits(), say.backupAsk()],
  });
});
