import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, as, claim, db, lender, waitingLead } = await openLeadOffice();
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));

test('finds leads by name, email and phone', async () => {
  const leadId = await waitingLead();
  const find = async (words: string) =>
    (await app.get('leads/search', { words }, admin)).body.data.map(({ id }: { id: string }) => id);
  for (const words of ['brien', 'EVE@example', '(402) 555-0142', '5550142']) {
    expect(await find(words)).toEqual([leadId]);
  }
  const { rows } = await sql<{ id: string }>`
    insert into lead (first_name, last_name, email)
    values ('Evelyn', 'Olsen', 'evelyn@example.org') returning id`.execute(db);
  const mergedId = String(rows[0]?.id);
  expect(await find('evelyn@example.org')).toEqual([mergedId]);
  await app.post('lead-merges', { survivorId: leadId, mergedId }, admin);
  expect(await find('Evelyn@example.org')).toEqual([leadId]);
  expect(await find('nobody')).toEqual([]);
  expect(await find('%%')).toEqual([]);
  expect((await app.get('leads/search', { words: 'e' }, admin)).status).toBe(400);
});

test('finds only leads in sight, by what the person sees of them', async () => {
  const leadId = await waitingLead();
  const asks = (who: SignedIn | null, words = 'brien') => app.get('leads/search', { words }, who);
  const finds = async (...given: Parameters<typeof asks>) => (await asks(...given)).body.data;
  const setLead = (sql: string) => app.database.asOwner(`update lead set ${sql}`);
  // Nobody works it yet: agents may claim it, and a lender doesn't see it.
  expect(await finds(as.neighbor)).toHaveLength(1);
  expect(await finds(as.lender)).toEqual([]);
  await claim(leadId, as.agent);
  expect(await finds(as.agent)).toMatchObject([{ id: leadId, name: 'Eve O’Brien' }]);
  expect(await finds(as.neighbor)).toEqual([]);
  expect(await finds(as.neighbor, 'eve@example.org')).toEqual([]);
  expect(await finds(as.lender)).toEqual([]);
  await setLead(`lender_id = '${lender.id}'`);
  expect(await finds(as.lender)).toMatchObject([{ id: leadId }]);
  expect((await asks(as.client)).status).toBe(403);
  expect((await asks(null)).status).toBe(401);

  const hide = (keys: string, canView: boolean) =>
    app.database.asOwner(`
      update role_grant set can_view = ${canView}, can_edit = ${canView}
      where role_key = 'agent' and permission_key in (${keys});
      update role set grants_version = grants_version + 1 where key = 'agent'`);
  const columns = `'column-primarycontact', 'column-agent'`;
  await hide(columns, false);
  try {
    expect(await finds(as.agent)).toEqual([]);
    expect(await finds(as.agent, 'eve@example.org')).toMatchObject([
      { id: leadId, name: null, agentName: null, email: 'eve@example.org' },
    ]);
  } finally {
    await hide(columns, true);
  }
});
