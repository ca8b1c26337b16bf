import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openAccounts } from '#accounts';
import { atomically } from '#platform';
import { openListingOffice } from '../../../test/listing-office.ts';

const { app, db, as, receive, startFile, offerOfBuyer, compare } = await openListingOffice();

const read = async (table: string, columns: string) =>
  (await sql`select ${sql.raw(columns)} from ${sql.table(table)}`.execute(db)).rows;

/** An offer whose client approved it on their page, and another of the same agent’s. */
async function approvedOffer(): Promise<string> {
  await offerOfBuyer();
  const other = await offerOfBuyer({ propertyAddress: '1 Elsewhere St, Omaha, NE 68132' });
  for (const [isOther, name] of [
    [false, 'Eve Tester'],
    [true, 'Ann Lee'],
  ] as const) {
    await sql`insert into offer_client_link (offer_id, lead_id, email, expires_at)
      select id, lead_id, ${`${name}@example.org`}, now() + interval '1 day' from offer
      where (number = ${other}) = ${isOther}`.execute(db);
    await sql`insert into client_approval (offer_id, lead_id, offer_version, is_draft, terms,
        terms_hash, name, ip_address, user_agent)
      select id, lead_id, 1, false, '{}', repeat('a', 64), ${name}, '192.0.2.1', 'Browser'
      from offer where (number = ${other}) = ${isOther}`.execute(db);
    await sql`insert into offer_approval (offer_id, version_number, side, name, lead_id, evidence)
      select id, 1, 'buyer', ${name}, lead_id, '{"note": "By phone"}' from offer
      where (number = ${other}) = ${isOther}`.execute(db);
  }
  const { rows } = await sql<{ lead_id: string }>`
    select lead_id from offer where number <> ${other}`.execute(db);
  return rows[0]?.lead_id ?? '';
}

test('who approved an offer is erased with their lead, without an account; the papers stay', async () => {
  const leadId = await approvedOffer();
  await sql`update lead set erased_at = now() where id = ${leadId}`.execute(db);
  expect(await read('client_approval', 'name, ip_address, user_agent, terms_hash')).toEqual([
    { name: 'Ann Lee', ip_address: '192.0.2.1', user_agent: 'Browser', terms_hash: 'a'.repeat(64) },
    { name: '', ip_address: null, user_agent: null, terms_hash: 'a'.repeat(64) },
  ]);
  const approvals = await read('offer_approval', 'name, evidence');
  expect(approvals).toHaveLength(2);
  expect(approvals).toContainEqual({ name: 'Former Person', evidence: {} });
  expect(approvals).toContainEqual({ name: 'Ann Lee', evidence: { note: 'By phone' } });
  const links = await read('offer_client_link', 'email, revoked_at is null as works');
  expect(links).toContainEqual({ email: 'Ann Lee@example.org', works: true });
  expect(links).toContainEqual({ email: expect.stringMatching(/@erased\.invalid$/), works: false });
});

test('who sent an offer through a link is erased by their email, with an account or as a lead', async () => {
  const { id } = await startFile();
  const [first, second] = [await receive(id), await receive(id)];
  const person = await app.makePerson({ role: 'external-agents' });
  const lead = { firstName: 'Rosa', email: 'rosa@elmgrove.example' };
  const leadId = (await app.post('AdminLead/CreateLead', lead, as.agent)).body.data.id;
  const sentBy = (email: string) => JSON.stringify({ agentName: 'Rosa Vega', email });
  await sql`update offer set sent_by = ${sentBy(person.email.toUpperCase())}::jsonb
    where number = ${first}`.execute(db);
  await sql`update offer set sent_by = ${sentBy(lead.email)}::jsonb
    where number = ${second}`.execute(db);
  const sent = async () =>
    (await sql<{ sent_by: object }>`select sent_by from offer order by number`.execute(db)).rows;
  await atomically(db, (tx) => openAccounts(app.services).personData.erase(tx, [person.id]));
  expect(await sent()).toEqual([
    { sent_by: {} },
    { sent_by: expect.objectContaining({ email: lead.email }) },
  ]);
  await sql`update lead set erased_at = now(), email = id || '@erased.invalid'
    where id = ${leadId}`.execute(db);
  expect(await sent()).toEqual([{ sent_by: {} }, { sent_by: {} }]);
  expect((await compare(id)).offers).toHaveLength(2);
});

test('an agent of another firm who approved is erased by their email, also after a merge', async () => {
  await offerOfBuyer();
  const person = await app.makePerson({ role: 'external-agents' });
  const lead = { firstName: 'Rosa', email: 'rosa@elmgrove.example' };
  const leadId = (await app.post('AdminLead/CreateLead', lead, as.agent)).body.data.id;
  const party = async (name: string, email: string | null, into: string | null = null) => {
    const { rows } = await sql<{ id: string }>`
      insert into party (kinds, name, email, merged_into_id)
      values ('{brokerage}', ${name}, ${email}, ${into}) returning id`.execute(db);
    return rows[0]?.id ?? '';
  };
  const known = await party('Ann Lee', person.email.toUpperCase());
  const merged = await party('Anne Lee', null, known);
  const rosa = await party('Rosa Vega', lead.email);
  const other = await party('Bo Park', 'bo@elmgrove.example');
  for (const id of [known, merged, rosa, other]) {
    await sql`insert into offer_approval (offer_id, version_number, side, name, party_id, evidence)
      select offer.id, 1, 'seller', party.name, party.id, '{"note": "By phone"}' from offer, party
      where party.id = ${id}`.execute(db);
  }
  const names = async () =>
    (await read('offer_approval', 'name')).map((row) => (row as { name: string }).name).sort();
  await atomically(db, (tx) => openAccounts(app.services).personData.erase(tx, [person.id]));
  expect(await names()).toEqual(['Bo Park', 'Former Person', 'Former Person', 'Rosa Vega']);
  await sql`update lead set erased_at = now(), email = id || '@erased.invalid'
    where id = ${leadId}`.execute(db);
  expect(await names()).toEqual(['Bo Park', 'Former Person', 'Former Person', 'Former Person']);
  expect(await read('offer_approval', 'name, evidence')).toContainEqual({
    name: 'Bo Park',
    evidence: { note: 'By phone' },
  });
});
