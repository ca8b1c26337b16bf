import { dateAfter, localDate } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { addSampleSetUps } from './set-up-samples.ts';

const { app, agent, db, mails, rowsOf } = await openLeadOffice({ MODE: 'demo' });
const home = {
  ...{ property_type: 'Residential', property_subtype: 'Single Family Residence', city: 'Omaha' },
  ...{ position: { x: -96, y: 41.26 }, address_shown: true, living_area: 2000 },
};
const closedOn = dateAfter(localDate(new Date()), -60);
const sold = { visibility: 'page', standard_status: 'Closed', close_on: closedOn };

it('a demo’s client has a search, and a seller a value update, once there are homes', async () => {
  const mei = await app.makePerson({ role: 'client', email: 'mei.tanaka@homes.example' });
  await sql`
    insert into lead (first_name, last_name, email, agent_id, person_id)
    values ('Mei', 'Tanaka', 'mei.tanaka@homes.example', ${agent.id}, ${mei.id}),
      ('Linda', 'Novak', 'linda.novak@homes.example', ${agent.id}, null)`.execute(db);
  expect(await addSampleSetUps(app.services)).toBe(false);
  await insertListings(db, [
    { mls_number: 'V0', street_address: '100 Elm St', ...home } as never,
    ...([190_000, 195_000, 200_000, 205_000, 210_000].map((dollars, index) => ({
      ...{ mls_number: `V${index + 1}`, street_address: `${index + 1} Oak St`, ...home, ...sold },
      close_price_cents: dollars * 100,
    })) as never[]),
  ]);
  expect(await addSampleSetUps(app.services)).toBe(true);
  expect(await addSampleSetUps(app.services)).toBe(true);
  expect(await rowsOf('value_update')).toMatchObject([{ state: 'sent' }]);
  const sent = (await mails()).filter(({ kind }) => kind === 'leads.value-update');
  expect(sent).toMatchObject([{ to_address: 'linda.novak@homes.example' }]);
  const searches = await rowsOf('saved_search');
  expect(searches).toMatchObject([{ person_id: mei.id, frequency: 'daily' }]);
});
