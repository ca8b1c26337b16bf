import type { WireComparison, WireTimelineItem } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomically } from '#platform';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { eraseLead } from '../inquiries/lead-person-store.ts';

const { app, db, agent, client, as, send, rowsOf } = await openLeadOffice();
let second = client;
let asSecond = as.client;
let count = 0;

const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(db);
  return String(rows[0]?.id);
};
const addLead = (given: Record<string, unknown> = {}) =>
  insert('lead', { first_name: 'Eve', last_name: 'Tester', agent_id: agent.id, ...given });
const merge = (survivorId: string, mergedId: string, take: string[] = []) =>
  app.post('lead-merges', { survivorId, mergedId, take }, as.agent);
const unmerge = (id: string) => app.post(`lead-merges/${id}/unmerge`, {}, as.agent);
const erase = (ids: string[]) => atomically(db, (tx) => app.accounts.personData.erase(tx, ids));
const lead = async (id: string) =>
  (await sql<Record<string, unknown>>`select * from lead where id = ${id}`.execute(db)).rows[0];
const setAccount = (id: string, personId: string) =>
  sql`update lead set person_id = ${personId} where id = ${id}`.execute(db);
const insertMail = (leadId: string, address: string) =>
  insert('message', {
    ...{ channel: 'email', direction: 'in', address, thread: crypto.randomUUID(), body: 'Hi' },
    ...{ status: 'received', about_kind: 'lead', about_id: leadId },
  });

let eve = '';
let evelyn = '';
beforeEach(async () => {
  count += 1;
  second = await app.makePerson({ role: 'client', email: `second-${count}@example.org` });
  asSecond = await app.signIn(second);
  eve = await addLead({ email: 'eve@example.org', phone: '+14025550142', notes: 'A yard' });
  evelyn = await addLead({
    ...{ first_name: 'Evelyn', email: second.email, phone: '+14025550143' },
    ...{ notes: 'Two dogs' },
  });
});

describe('two accounts', () => {
  it('are never merged, and the page that compares them says so', async () => {
    await setAccount(eve, client.id);
    await setAccount(evelyn, second.id);
    expect((await merge(eve, evelyn)).body).toMatchObject({ code: 'merge-two-accounts' });
    const { body } = await app.get(
      'lead-merges/compare',
      { leadId: eve, otherLeadId: evelyn },
      as.agent,
    );
    const refusal = 'Both have an account, so they can’t be merged.';
    expect((body.data as WireComparison).leads.map((one) => one.refusal)).toEqual([
      refusal,
      refusal,
    ]);
  });

  it('stay two leads when the client of a merged mailbox gets an account', async () => {
    await setAccount(eve, client.id);
    expect((await merge(eve, evelyn)).status).toBe(200);
    await send({ email: second.email }, asSecond);
    const [own] = (await rowsOf('lead')).filter(({ person_id: id }) => id === second.id);
    expect(own).toMatchObject({ email: second.email, merged_into_id: null });
    await send({ email: second.email, message: 'As a visitor' });
    const inquiries = await rowsOf('inquiry');
    expect(inquiries.map(({ lead_id: id }) => id)).toEqual([own?.id, own?.id]);
  });
});

describe('an account that comes after the merge', () => {
  it('is the survivor’s, and goes back to the merged lead whose mailbox it has', async () => {
    const { id } = (await merge(eve, evelyn)).body.data;
    await send({ email: second.email }, asSecond);
    expect(await lead(eve)).toMatchObject({ person_id: second.id, email: second.email });
    await send({ email: 'eve@example.org', message: 'From the other address' });
    expect((await rowsOf('inquiry')).map((row) => row.lead_id)).toEqual([eve, eve]);
    expect((await unmerge(id)).body.data).toMatchObject({ leadId: eve, kept: [] });
    expect(await lead(eve)).toMatchObject({ person_id: null, email: 'eve@example.org' });
    expect(await lead(evelyn)).toMatchObject({ person_id: second.id, email: second.email });
  });

  it('goes back through nested merges, and with an email that the survivor took', async () => {
    const third = await addLead({ first_name: 'E', email: 'e@example.org' });
    const inner = (await merge(eve, evelyn, ['email'])).body.data.id;
    const outer = (await merge(third, eve, ['email'])).body.data.id;
    await send({ email: second.email }, asSecond);
    expect(await lead(third)).toMatchObject({ person_id: second.id });
    expect((await unmerge(outer)).status).toBe(200);
    expect(await lead(third)).toMatchObject({ person_id: null, email: 'e@example.org' });
    expect(await lead(eve)).toMatchObject({ person_id: second.id });
    expect((await unmerge(inner)).status).toBe(200);
    expect(await lead(eve)).toMatchObject({ person_id: null, email: 'eve@example.org' });
    expect(await lead(evelyn)).toMatchObject({ person_id: second.id, email: second.email });
  });
});

describe('erasing', () => {
  it('erases what was merged with the lead of the account', async () => {
    await setAccount(eve, client.id);
    expect((await merge(eve, evelyn, ['firstName', 'notes'])).status).toBe(200);
    await erase([client.id]);
    for (const id of [eve, evelyn]) {
      expect(await lead(id)).toMatchObject({ first_name: 'Former', phone: null, notes: null });
    }
    expect(await rowsOf('lead_address')).toEqual([]);
  });

  it('takes what is theirs out of a lead that another account keeps', async () => {
    await setAccount(eve, client.id);
    const { id } = (await merge(eve, evelyn, ['phone', 'notes'])).body.data;
    expect(await lead(eve)).toMatchObject({ phone: '+14025550143', notes: 'Two dogs' });
    await send({ email: second.email, message: 'Mine' });
    await insertMail(eve, second.email);
    await insertMail(eve, 'jordan@example.org');
    await setAccount(evelyn, second.id);
    await erase([second.id]);
    expect(await lead(eve)).toMatchObject({
      ...{ first_name: 'Eve', phone: '+14025550142', notes: 'A yard', person_id: client.id },
    });
    expect(await lead(evelyn)).toMatchObject({ first_name: 'Former', merged_into_id: null });
    expect(await rowsOf('inquiry')).toMatchObject([{ lead_id: eve, name: 'Former Person' }]);
    const bodies = (await rowsOf('message')).map(({ address, body }) => [address, body]);
    expect(bodies.sort()).toEqual([
      ['', ''],
      ['jordan@example.org', 'Hi'],
    ]);
    const { body } = await app.get(`leads/${eve}/timeline`, {}, as.agent);
    expect(body.data.map(({ title }: WireTimelineItem) => title).join()).not.toContain('Evelyn');
    expect((await unmerge(id)).body.code).toBe('merge-undone');
  });

  it('leaves nothing of theirs in histories, through nested merges, right away', async () => {
    const third = await addLead({ first_name: 'E', email: 'e@example.org', phone: '+14025550144' });
    await setAccount(third, client.id);
    const inner = await addLead({ first_name: 'M', email: 'm@example.org', phone: '+14025550145' });
    expect((await merge(inner, evelyn, ['phone', 'notes', 'lastName'])).status).toBe(200);
    expect((await merge(third, inner, ['phone'])).status).toBe(200);
    await app.put(`leads/${third}/updatenotes`, { id: third, notes: 'Ours' }, as.agent);
    await setAccount(evelyn, second.id);
    await erase([second.id]);
    expect(await lead(third)).toMatchObject({ first_name: 'E', phone: '+14025550144' });
    const left = JSON.stringify([
      await rowsOf('record_change'),
      await rowsOf('lead_merge'),
      await rowsOf('lead_address'),
      await rowsOf('lead_activity'),
      await rowsOf('lead'),
    ]);
    const theirs = ['+14025550143', 'Two dogs', 'Evelyn', second.email];
    expect(theirs.filter((one) => left.includes(one))).toEqual([]);
    // What staff wrote themselves stays, and the history is still whole.
    expect(left.includes('"after":{"notes":"Ours"}')).toBe(true);
    const { rows } = await sql<{ id: string }>`
      select id::text from audit_erasure where source = 'record_change'`.execute(db);
    expect(rows.length).toBeGreaterThan(1);
    const history = await app.get(`leads/${third}/details/history`, {}, as.agent);
    expect(history.status).toBe(200);
  });

  it('also when the lead is erased long after the merge was undone', async () => {
    const { id } = (await merge(eve, evelyn, ['phone'])).body.data;
    expect((await unmerge(id)).status).toBe(200);
    const holds = async () =>
      JSON.stringify(await rowsOf('record_change')).includes('+14025550143');
    expect(await holds()).toBe(true);
    await atomically(db, (tx) => eraseLead(tx, evelyn));
    expect(await holds()).toBe(false);
    expect(await lead(eve)).toMatchObject({ phone: '+14025550142' });
    await expect(sql`select erase_taken_values(${eve})`.execute(db)).rejects.toThrow('not erased');
  });

  it('also where only their mailbox was merged, and their account has a lead of its own', async () => {
    await setAccount(eve, client.id);
    expect((await merge(eve, evelyn, ['notes'])).status).toBe(200);
    await send({ email: second.email }, asSecond);
    await erase([second.id]);
    expect(await lead(eve)).toMatchObject({ first_name: 'Eve', notes: 'A yard' });
    expect(await lead(evelyn)).toMatchObject({ first_name: 'Former', phone: null });
    const names = (await rowsOf('lead')).map(({ first_name: name }) => name).sort();
    expect(names).toEqual(['Eve', 'Former', 'Former']);
  });

  it('leaves merges alone that join no other account', async () => {
    const inner = await addLead({ first_name: 'C', email: 'c@example.org' });
    const middle = await addLead({ first_name: 'D', email: 'd@example.org' });
    await setAccount(eve, client.id);
    await merge(middle, inner, ['email']);
    await merge(eve, middle);
    await merge(eve, evelyn);
    await setAccount(evelyn, second.id);
    await erase([second.id]);
    expect(await lead(eve)).toMatchObject({ first_name: 'Eve' });
    for (const id of [inner, middle]) expect(await lead(id)).toMatchObject({ merged_into_id: eve });
  });

  it('doesn’t fail where separated leads would have the same mailbox', async () => {
    const inner = await addLead({ first_name: 'C', email: 'c@example.org' });
    await setAccount(eve, client.id);
    await merge(eve, evelyn);
    await merge(eve, inner);
    await addLead({ first_name: 'New', email: 'c@example.org' });
    await setAccount(evelyn, second.id);
    await erase([second.id]);
    expect(await lead(evelyn)).toMatchObject({ first_name: 'Former' });
    expect(await lead(inner)).toMatchObject({ merged_into_id: null });
    expect((await lead(inner))?.email).not.toBe('c@example.org');
  });
});
