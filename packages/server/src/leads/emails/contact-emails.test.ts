import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, as, claim, waitingLead, send, rowsOf } = await openLeadOffice();
const ask = (body: object, who: SignedIn | null) =>
  app.post('leads/get-emails-of-contacts', body, who);

async function household(): Promise<{ eve: string; sam: string }> {
  const eve = await waitingLead();
  await claim(eve, as.agent);
  await sql`update lead set secondary_first_name = 'Kim', secondary_last_name = 'Park',
    secondary_email = 'kim@example.org' where id = ${eve}`.execute(db);
  await send({ first_name: 'Sam', last_name: 'Park', email: 'sam@example.org' });
  const sam = String((await rowsOf('lead')).find(({ first_name }) => first_name === 'Sam')?.id);
  await claim(sam, as.agent);
  await sql`update lead set secondary_lead_id = ${eve} where id = ${sam}`.execute(db);
  return { eve, sam };
}

test('the contacts of a lead are itself, its second contact and its household', async () => {
  const { eve, sam } = await household();
  const { body } = await ask({ filter: { leadid: eve } }, as.agent);
  expect(body).toMatchObject({ statusCode: 'success', hasMore: false, totalRecords: 3 });
  expect(body.data).toEqual([
    { leadid: sam, firstName: 'Sam', lastName: 'Park', email: 'sam@example.org', isPrimary: true },
    {
      ...{ leadid: eve, firstName: 'Eve', lastName: 'O’Brien' },
      ...{ email: 'eve@example.org', isPrimary: true },
    },
    { leadid: eve, firstName: 'Kim', lastName: 'Park', email: 'kim@example.org', isPrimary: false },
  ]);
});

test('all contacts in sight come page by page, and are found by name or address', async () => {
  await household();
  const emails = async (body: object, who: SignedIn | null = as.agent) =>
    (await ask(body, who)).body.data.map(({ email }: { email: string }) => email);
  const first = (await ask({ paginator: { page: '1', per_page: '2' } }, as.agent)).body;
  expect([first.data.length, first.hasMore, first.totalRecords]).toEqual([2, true, 3]);
  expect(await emails({ paginator: { page: 2, per_page: 2 } })).toEqual(['kim@example.org']);
  expect(await emails({ filter: { search: 'park' } })).toEqual([
    'sam@example.org',
    'kim@example.org',
  ]);
  expect(await emails({ filter: { search: 'KIM@' } })).toEqual(['kim@example.org']);
  expect(await emails({ filter: { search: '%' } })).toEqual([]);
  expect(await emails({}, as.neighbor)).toEqual([]);
});

test('they are for those who work leads and see emails, of leads in their sight', async () => {
  const { eve } = await household();
  const filter = { leadid: eve };
  const statuses = await Promise.all(
    [null, as.client, as.lender, as.neighbor].map(
      async (who) => (await ask({ filter }, who)).status,
    ),
  );
  expect(statuses).toEqual([401, 403, 403, 404]);
  const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
  expect((await ask({ filter }, admin)).body.totalRecords).toBe(3);
  for (const [key, status, total] of [
    ['column-secondaryleadcontact', 200, 2],
    ['column-email', 403, undefined],
  ] as const) {
    await app.database.asOwner(`update role_grant set can_view = false, can_edit = false
      where role_key = 'agent' and permission_key = '${key}'`);
    await app.database.asOwner(
      `update role set grants_version = grants_version + 1 where key = 'agent'`,
    );
    const answer = await ask({ filter }, as.agent);
    expect([answer.status, answer.body.totalRecords]).toEqual([status, total]);
  }
});

test('what can’t be used is refused', async () => {
  for (const body of [
    { filter: { leadid: '1' } },
    { filter: { search: 'a'.repeat(121) } },
    { paginator: { per_page: 101 } },
    { paginator: { page: 0 } },
  ]) {
    expect((await ask(body, as.agent)).status).toBe(400);
  }
});
