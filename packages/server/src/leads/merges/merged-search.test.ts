import { savedEndpoints } from '@homestead/contract/saved';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { matchSavedSearches, sendSharedAlerts } from '#saved';
import { insertListings } from '../../../test/factories/listings.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { paymentTerms } from '../../../test/payment-terms.ts';

const { app, db, as, agent, client, send, rowsOf } = await openLeadOffice();
const LATER = new Date('2099-06-03T20:00:00Z');
const blair = { name: 'Blair', frequency: 'daily', filter: { city: ['Blair'] } };

const makeLead = async (email: string, personId: string | null = null) => {
  const { rows } = await sql<{ id: string }>`
    insert into lead (first_name, last_name, email, agent_id, person_id)
    values ('Ida', 'Novak', ${email}, ${agent.id}, ${personId}) returning id`.execute(db);
  return String(rows[0]?.id);
};
async function share(id: string, search: object | null = blair): Promise<void> {
  const body = { isSetUp: search !== null, ...(search && { search }) };
  const answer = await app.put(`leads/${id}/updatehomesearchsetup`, body, as.agent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
async function agree(id: string): Promise<void> {
  const given = { what: 'marketing-emails', said: 'agreed', how: 'call', wording: 'Yes, do.' };
  const givenOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await app.post(`leads/${id}/consents`, { ...given, givenOn }, as.agent);
}
const searchOf = async (id: string) =>
  (await app.get('AdminLead/GetleadContactDetails', { leadid: id }, as.agent)).body.data.homeSearch;
async function merge(survivorId = ida, mergedId = idaAgain): Promise<() => Promise<void>> {
  const { status, body } = await app.post('lead-merges', { survivorId, mergedId }, as.agent);
  expect(status).toBe(200);
  return async () => {
    const undone = await app.post(`lead-merges/${body.data.id}/unmerge`, {}, as.agent);
    expect(undone.body).toMatchObject({ data: { kept: [] } });
  };
}
let made = 0;
/** A home comes in Blair; answers whom it is emailed to. */
async function homeComes(): Promise<string[]> {
  made += 1;
  const [id] = await insertListings(db, [{ mls_number: `M${made}`, city: 'Blair' }]);
  await sql`insert into listing_history (listing_id, happened_at, event)
    values (${id}, now(), 'listed')`.execute(db);
  const commutes = { apply: async <T>(filter: T) => filter };
  const matching = { ...app.services, terms: paymentTerms, commutes };
  while ((await matchSavedSearches(matching)) !== null);
  await app.database.empty('mail_message');
  await sendSharedAlerts(app.services, LATER, new AbortController().signal);
  const emails = ['ida@example.org', 'ida.again@example.org', client.email];
  const sent = await Promise.all(emails.map((email) => mailsTo(app.services, email)));
  return sent.flatMap((mails, index) => mails.map(() => emails[index] ?? ''));
}

let ida = '';
let idaAgain = '';
beforeEach(async () => {
  await app.database.empty('saved_search');
  ida = await makeLead('ida@example.org');
  idaAgain = await makeLead('ida.again@example.org');
  await agree(ida);
  await agree(idaAgain);
});

test('a merged lead’s shared search is its survivor’s, and goes back with an unmerge', async () => {
  await share(idaAgain);
  const before = await searchOf(idaAgain);
  const unmerge = await merge();
  expect(await searchOf(ida)).toMatchObject({ isSetUp: true, search: before.search });
  expect(await homeComes()).toEqual(['ida@example.org']);
  await share(ida, { ...blair, name: 'Blair or near it' });
  expect(await rowsOf('saved_search')).toHaveLength(1);
  expect(await searchOf(ida)).toMatchObject({
    search: { id: before.search.id, name: 'Blair or near it' },
  });
  await unmerge();
  expect(await searchOf(ida)).toMatchObject({ isSetUp: false, search: null });
  expect(await searchOf(idaAgain)).toMatchObject({
    isSetUp: true,
    search: { id: before.search.id, name: 'Blair or near it' },
  });
  expect(await homeComes()).toEqual(['ida.again@example.org']);
});

test('is ended on its survivor, and stays ended', async () => {
  await share(idaAgain);
  const unmerge = await merge();
  await share(ida, null);
  expect(await rowsOf('saved_search')).toEqual([]);
  expect(await searchOf(ida)).toMatchObject({ isSetUp: false, search: null });
  await unmerge();
  expect(await searchOf(idaAgain)).toMatchObject({ isSetUp: false, search: null });
});

test('is quiet where the survivor has one, and is sent again after an unmerge', async () => {
  await share(ida, { ...blair, name: 'Hers' });
  await share(idaAgain);
  const unmerge = await merge();
  expect(await searchOf(ida)).toMatchObject({ search: { name: 'Hers' } });
  expect(await homeComes()).toEqual(['ida@example.org']);
  await unmerge();
  expect(await searchOf(idaAgain)).toMatchObject({ search: { name: 'Blair' } });
  expect(await homeComes()).toEqual(['ida@example.org', 'ida.again@example.org']);
});

test('is replaced by one in the survivor’s account', async () => {
  const jordan = await makeLead(client.email, client.id);
  await agree(jordan);
  await share(idaAgain);
  const { search } = await searchOf(idaAgain);
  await merge(jordan, idaAgain);
  expect(await searchOf(jordan)).toMatchObject({ isSetUp: true, hasAccount: true, search });
  await share(jordan);
  expect(await searchOf(jordan)).toMatchObject({ search });
  await share(jordan, { ...blair, name: 'In the account' });
  expect(await rowsOf('saved_search')).toMatchObject([
    { name: 'In the account', person_id: client.id },
  ]);
});

test('goes with the account of the merged lead’s mailbox', async () => {
  await sql`update lead set email = null, phone = '+14025550188' where id = ${ida}`.execute(db);
  await sql`update lead set email = ${client.email} where id = ${idaAgain}`.execute(db);
  await agree(idaAgain);
  await share(idaAgain);
  const { search } = await searchOf(idaAgain);
  const unmerge = await merge();
  await send({ email: client.email }, as.client);
  expect(await searchOf(ida)).toMatchObject({ hasAccount: true, search });
  await unmerge();
  expect(await searchOf(ida)).toMatchObject({ isSetUp: false, search: null });
  expect(await searchOf(idaAgain)).toMatchObject({ hasAccount: true, search });
  const list = await app.get(savedEndpoints.getSavedSearches.path, {}, as.client);
  expect(list.body.value).toMatchObject([{ sid: search.id }]);
});
