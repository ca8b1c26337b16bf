import { expect, test } from 'vitest';
import { insertListings } from '../../test/factories/listings.ts';
import { openOfferOffice } from '../../test/offer-office.ts';
import { addSampleOffers } from './sample-offers.ts';

const { app, db, as } = await openOfferOffice();

const clients = {
  'ellen.kowalski': ['linda.novak', 'kate.brennan'],
  'priya.raman': ['mei.tanaka', 'deshawn.price'],
  'walt.jorgensen': ['ben.hartley'],
  'daniel.okafor': ['jordan.ellis'],
};

test('a demo has offers in many states, once there are homes and clients', async () => {
  await app.makePerson({ role: 'super-admin', email: 'grace.whitfield@prairieandmain.example' });
  expect(await addSampleOffers(app.services)).toBe(false);
  for (const [agent, names] of Object.entries(clients)) {
    const email = `${agent}@prairieandmain.example`;
    const who = await app.signIn(await app.makePerson({ role: 'agent', email }));
    for (const name of names) {
      const lead = { firstName: name, email: `${name}@homes.example` };
      expect((await app.post('AdminLead/CreateLead', lead, who)).status).toBe(200);
    }
  }
  await insertListings(
    db,
    Array.from({ length: 11 }, () => ({ list_price_cents: 31_000_000 })),
  );
  expect(await addSampleOffers(app.services)).toBe(true);
  expect(await addSampleOffers(app.services)).toBe(true);
  const { data } = (await app.get('offers', {}, as.admin)).body;
  expect(data.map(({ state }: { state: string }) => state).sort()).toEqual([
    ...['accepted', 'accepted', 'accepted', 'accepted', 'accepted', 'draft', 'draft', 'presented'],
    ...['rejected', 'submitted', 'submitted', 'withdrawn'],
  ]);
  const { totals } = (await app.get('offers/board', {}, as.admin)).body;
  expect(totals.map(({ count }: { count: number }) => count)).toEqual([2, 3, 4, 1, 2]);
  const parties = (await app.get('parties', {}, as.admin)).body;
  expect(parties.total).toBe(9);
});
