import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagingRoom } from '#messaging';
import { type AccountsApp, createAccountsApp } from '../test/accounts-app.ts';
import { tellOfLapse, warnOfLicenses } from '../test/lapsing-licenses.ts';

let at: AccountsApp;

beforeAll(async () => {
  at = await createAccountsApp({}, { rooms: [messagingRoom] });
});
afterAll(() => at.close());

it('tells the person and who keeps the roster, once for each threshold', async () => {
  const agent = await at.makePerson({
    ...{ role: 'agent', first_name: 'Priya', last_name: 'Raman', license_expires_on: '2035-12-31' },
  });
  const office = await at.makePerson({ role: 'admin' });
  await at.makePerson({ role: 'agent' });
  const tell = async (now: string) => {
    await warnOfLicenses(at.services, new Date(now));
    const { rows } = await at.database.pool.query(
      "select id, payload from event_outbox where type = 'accounts.license-lapses'",
    );
    for (const { id, payload } of rows) {
      await tellOfLapse(at.services, { ...payload, event: `license-lapses:${id}` });
    }
  };
  await tell('2035-10-15T18:00:00Z');
  await tell('2035-10-16T18:00:00Z');
  const told = async () =>
    (
      await at.database.pool.query(
        `select person_id, path, facts from notification where kind = 'license-lapses'
         order by created_at`,
      )
    ).rows;
  const rows = await told();
  expect(rows).toHaveLength(2);
  const facts = { what: 'license', expiresOn: '2035-12-31' };
  expect(rows).toEqual(
    expect.arrayContaining([
      { person_id: agent.id, path: `/users/${agent.id}`, facts: { ...facts, name: null } },
      {
        ...{ person_id: office.id, path: '/roster?expiring=90' },
        facts: { ...facts, name: 'Priya Raman' },
      },
    ]),
  );
});
