import { expect, it } from 'vitest';
import { openRoutingOffice } from '../../../test/routing-office.ts';
import { addSampleRouting } from './sample-routing.ts';

const { app, db, as } = await openRoutingOffice();

it('a demo with its agents has three rules and a pond, once', async () => {
  await addSampleRouting(db);
  const read = async (path: string) => (await app.get(path, null, as.admin)).body.data;
  expect(await read('lead-rules')).toEqual([]);
  for (const name of ['priya.raman', 'daniel.okafor', 'ellen.kowalski', 'walt.jorgensen']) {
    await app.makePerson({ role: 'agent', email: `${name}@prairieandmain.example` });
  }
  await addSampleRouting(db);
  await addSampleRouting(db);
  expect(await read('lead-rules')).toMatchObject([
    { way: 'first-to-claim', priceFromCents: 100_000_000, fallback: 'concierge' },
    { way: 'in-turn', cities: ['Elkhorn'], fallback: 'pond' },
    { way: 'in-turn', side: 'seller' },
  ]);
  expect(await read('ponds')).toMatchObject([{ claimLimit: 5, members: { length: 4 } }]);
});
