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

test('what a client asked says when, and whether the agent got in touch', () => {
  const asked = { text: 'May we?', askedAt: '2031-06-01T15:00:00.000Z', answeredAt: null };
  const answered = { ...asked, answeredAt: '2031-06-02T15:00:00.000Z' };
  const { questions } = showClientOffer({ ...example, questions: [asked, answered] });
  expect(questions).toEqual([
    { text: 'May we?', asked: 'Asked Jun 1, 2031, 10 AM', answered: say.notAnswered() },
    {
      ...{ text: 'May we?', asked: 'Asked Jun 1, 2031, 10 AM' },
      answered: 'Your agent got in touch about it Jun 2, 2031, 10 AM',
    },
  ]);
});

test('the buyer of a back-up offer waits, and owes nothing yet', () => {
  expect(next({ state: 'accepted', isBackup: true })).toEqual({
    title: say.next(),
    steps: [say.backupWaits(), say.backupAsk()],
  });
});
