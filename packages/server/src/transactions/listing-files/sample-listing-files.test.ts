import { sql } from 'kysely';
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
  const list_office_name = `${app.services.settings.brokerage.name} Omaha`;
  const agents = ['Daniel Okafor', 'Walt Jorgensen', 'Ellen Kowalski'];
  await insertListings(db, [
    ...agents.map((list_agent_name) => ({ ...home, list_office_name, list_agent_name })),
    { ...home, list_office_name: 'Other Realty', list_agent_name: 'Daniel Okafor' },
  ]);
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
  // Whom the MLS names as the listing's agent has its file.
  const { rows } = await sql<{ agent: string; listed: string; firm: string }>`
    select person.first_name || ' ' || person.last_name as agent,
      listing.list_agent_name as listed, listing.list_office_name as firm
    from listing_file file join listing on listing.mls_number = file.listing_id
    join person on person.id = file.agent_id`.execute(db);
  expect(rows.map(({ firm }) => firm)).toEqual(rows.map(() => list_office_name));
  expect(rows.map(({ listed }) => listed).sort()).toEqual(agents.toSorted());
});
