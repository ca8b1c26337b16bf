import { expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { openListingOffice } from '../../../test/listing-office.ts';
import { addSampleListingFiles } from './sample-listing-files.ts';

const { app, db, as, compare } = await openListingOffice();

const clients = {
  'ellen.kowalski': ['linda.novak', 'kate.brennan'],
  'walt.jorgensen': ['ben.hartley'],
  'daniel.okafor': ['jordan.ellis'],
};

test('a demo has listing files, one with five offers that differ', async () => {
  await app.makePerson({ role: 'super-admin', email: 'grace.whitfield@prairieandmain.example' });
  expect(await addSampleListingFiles(app.services)).toBe(false);
  for (const [agent, names] of Object.entries(clients)) {
    const email = `${agent}@prairieandmain.example`;
    const who = await app.signIn(await app.makePerson({ role: 'agent', email }));
    for (const name of names) {
      const lead = { firstName: name, email: `${name}@homes.example` };
      expect((await app.post('AdminLead/CreateLead', lead, who)).status).toBe(200);
    }
  }
  const home = { list_price_cents: 31_000_000, state: 'NE' };
  await insertListings(
    db,
    Array.from({ length: 12 }, () => home),
  );
  expect(await addSampleListingFiles(app.services)).toBe(true);
  expect(await addSampleListingFiles(app.services)).toBe(true);
  const { data } = (await app.get('listing-files', { sort: 'code', direction: 'asc' }, as.admin))
    .body;
  expect(data).toHaveLength(3);
  const { offers, file } = await compare(data[0].id, as.admin);
  expect(offers).toHaveLength(5);
  expect(offers.filter(({ isOurs }) => isOurs)).toHaveLength(1);
  expect(new Set(offers.map(({ net }) => net?.totalCents)).size).toBe(5);
  expect(file.missing).toEqual([]);
});
