import { localDate, NOBODY } from '@homestead/contract/platform';
import { savedEndpoints } from '@homestead/contract/saved';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { matchSavedSearches, sendSharedAlerts } from '#saved';
import type { As } from '../../../test/accounts-app.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { paymentTerms } from '../../../test/payment-terms.ts';
import { eraseLead } from '../inquiries/lead-person-store.ts';

const { app, db, as, agent, client, send, rowsOf } = await openLeadOffice();
beforeEach(() => app.database.empty('saved_search'));

/** A Wednesday afternoon long after everything here, so that everything waiting is due. */
const LATER = new Date('2099-06-03T20:00:00Z');
const search = { name: 'Blair up to 350', filter: { city: ['Blair'], pricemax: 350_000 } };

async function makeLead(email: string | null): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into lead (first_name, last_name, email, phone, agent_id)
    values ('Ida', 'Novak', ${email}, '+14025550188', ${agent.id}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}
async function agree(id: string): Promise<void> {
  const consent = {
    ...{ what: 'marketing-emails', said: 'agreed', how: 'call', wording: 'Yes, send me homes.' },
    givenOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  };
  expect((await app.post(`leads/${id}/consents`, consent, as.agent)).status).toBe(200);
}
const share = (id: string, body: object = { search }, who: As = as.agent) =>
  app.put(`leads/${id}/updatehomesearchsetup`, { isSetUp: true, ...body }, who);
async function shared(id: string, given: object = {}): Promise<void> {
  const answer = await share(id, { search: { ...search, ...given } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
const searchOf = async (id: string) =>
  (await app.get('AdminLead/GetleadContactDetails', { leadid: id }, as.agent)).body.data.homeSearch;
const setUps = async (id: string) =>
  (await rowsOf('lead_activity')).filter(
    ({ lead_id: leadId, kind }) => leadId === id && kind === 'home-search-set-up',
  );
const open = (sid: string) => app.get(savedEndpoints.getSharedSearch.path, { sid }, null);
const mails = async () => (await mailsTo(app.services, 'ida@example.org')).map(({ kind }) => kind);

let made = 0;
/** A home in Blair comes; answers the emails about it. */
async function homeComes(): Promise<void> {
  made += 1;
  const [id] = await insertListings(db, [{ mls_number: `K${made}`, city: 'Blair' }]);
  await db
    .insertInto('listing_history')
    .values({ listing_id: id as number, happened_at: new Date(), event: 'listed' })
    .execute();
  const commutes = { apply: async <T>(filter: T) => filter };
  const matching = { ...app.services, terms: paymentTerms, commutes };
  while ((await matchSavedSearches(matching)) !== null);
}
const tell = () => sendSharedAlerts(app.services, LATER, new AbortController().signal);

test('a search for a lead without an account needs their email and consent, unless it sends none', async () => {
  const id = await makeLead('ida@example.org');
  expect((await share(id)).body.code).toBe('home-search-without-consent');
  await shared(id, { frequency: 'off' });
  expect(await mails()).toEqual([]);
  const phoneOnly = await makeLead(null);
  expect((await share(phoneOnly)).body.code).toBe('lead-without-email');
  await agree(id);
  await shared(id, { frequency: 'weekly' });
  expect(await mails()).toEqual(['leads.home-search']);
  const { search: built } = await searchOf(id);
  expect(built).toMatchObject({ ...search, frequency: 'weekly' });
  const [mail] = await mailsTo(app.services, 'ida@example.org');
  expect(mail?.text).toContain('Nora Lindqvist set up a home search for you: Blair up to 350.');
  expect(mail?.text).toContain(`/shared-search/${built.id}`);
  expect(mail?.text).toContain('/unsubscribe#token=');
});

test('is for those who may work the lead, and its results are open to who has the link', async () => {
  const id = await makeLead('ida@example.org');
  await agree(id);
  const tries = [];
  for (const who of [null, as.client, as.lender, as.neighbor]) {
    tries.push((await share(id, { search }, who)).status);
  }
  expect(tries).toEqual([401, 403, 403, 404]);
  await shared(id);
  const { search: built } = await searchOf(id);
  expect((await open(built.id)).body).toEqual({
    name: search.name,
    filter: { ...search.filter, sortby: 'newest' },
  });
  expect(await open(NOBODY)).toMatchObject({
    status: 404,
    body: { code: 'saved-search-not-found' },
  });
});

test('its news is emailed once, and not after they stopped it or withdrew their consent', async () => {
  const id = await makeLead('ida@example.org');
  await agree(id);
  await shared(id);
  await homeComes();
  expect(await tell()).toBe(1);
  expect(await tell()).toBe(0);
  expect(await mails()).toEqual(['leads.home-search', 'saved.saved-search']);
  const [, news] = await mailsTo(app.services, 'ida@example.org');
  expect(news?.text).toContain('The home search that we set up for you, “Blair up to 350”');
  expect(news?.text).toMatch(/because .* set up a home search for you/);

  const token = /unsubscribe#token=([\w-]+)/.exec(news?.text ?? '')?.[1];
  const stopped = await app.post(savedEndpoints.stopAlerts.path, { token }, null);
  expect(stopped.body).toEqual({ searchName: search.name, isOff: true });
  expect((await searchOf(id)).search).toMatchObject({ frequency: 'off' });
  await app.database.empty('mail_message');
  await homeComes();
  expect(await tell()).toBe(0);

  const again = await share(id);
  expect([again.status, again.body.code]).toEqual([409, 'home-search-stopped']);
  expect((await share(id, { isSetUp: false })).status).toBe(200);
  expect((await share(id)).body.code).toBe('home-search-stopped');
  expect(await mails()).toEqual([]);
  // As if they had agreed since then.
  await sql`update saved_search set stopped_at = stopped_at - interval '3 days'`.execute(db);
  await shared(id);
  const withdrawn = {
    ...{ what: 'marketing-emails', said: 'withdrew', how: 'call', wording: 'No more, please.' },
    givenOn: localDate(new Date()),
  };
  expect((await app.post(`leads/${id}/consents`, withdrawn, as.agent)).status).toBe(200);
  await app.database.empty('mail_message');
  await homeComes();
  await tell();
  expect(await mails()).toEqual([]);
});

test('another one takes its place, and what the first one found isn’t sent', async () => {
  const id = await makeLead('ida@example.org');
  await agree(id);
  await shared(id);
  const first = await searchOf(id);
  await homeComes();
  await shared(id, { name: 'Gretna', filter: { city: ['Gretna'] } });
  expect((await searchOf(id)).search).toMatchObject({ id: first.search.id, name: 'Gretna' });
  expect(await rowsOf('saved_search')).toHaveLength(1);
  expect(await tell()).toBe(0);
});

test('saving it unchanged sends nothing, and doesn’t count as an email', async () => {
  const id = await makeLead('ida@example.org');
  await agree(id);
  await shared(id);
  const { search: built } = await searchOf(id);
  const sortedAlike = { city: ['Blair'], pricemax: 350_000, sortby: 'newest' };
  await shared(id, { frequency: 'daily', filter: sortedAlike });
  expect((await searchOf(id)).search).toEqual(built);
  expect(await mails()).toEqual(['leads.home-search']);
  expect(await setUps(id)).toHaveLength(1);
  for (const other of [{ frequency: 'weekly' }, { name: 'Blair' }, { filter: { city: [] } }]) {
    await app.database.empty('mail_message');
    await shared(id, other);
    expect(await mails()).toEqual(['leads.home-search']);
  }
});

test('saving one of an account unchanged doesn’t add it again', async () => {
  await send({}, as.client);
  const id = String((await rowsOf('lead'))[0]?.id);
  await sql`update lead set agent_id = ${agent.id} where id = ${id}`.execute(db);
  await shared(id);
  await shared(id);
  expect(await rowsOf('saved_search')).toHaveLength(1);
  await shared(id, { name: 'Blair' });
  expect(await rowsOf('saved_search')).toHaveLength(2);
});

test('is theirs once they register, and is gone without a set-up and with an erased lead', async () => {
  const id = await makeLead(client.email);
  await agree(id);
  await shared(id);
  const { search: built } = await searchOf(id);
  await send({}, as.client);
  const list = await app.get(savedEndpoints.getSavedSearches.path, {}, as.client);
  expect(list.body.value).toMatchObject([{ sid: built.id, filter_name: search.name }]);
  expect((await open(built.id)).status).toBe(404);
  expect((await searchOf(id)).search).toMatchObject({ id: built.id });

  const other = await makeLead('ida@example.org');
  await agree(other);
  await shared(other);
  expect((await share(other, { isSetUp: false })).status).toBe(200);
  expect(await searchOf(other)).toMatchObject({ isSetUp: false, search: null });
  await shared(other);
  await eraseLead(db, other);
  expect((await rowsOf('saved_search')).map(({ person_id: owner }) => owner)).toEqual([client.id]);
});

test('who sends too many in ten minutes has to wait', async () => {
  for (let sent = 0; sent < 20; sent += 1) {
    await sql`
      insert into lead_activity (lead_id, kind, done_by, facts)
      values (${await makeLead(null)}, 'home-search-set-up', ${agent.id}, '{"isEmailed": true}')`.execute(
      db,
    );
  }
  const id = await makeLead('ida@example.org');
  await agree(id);
  const { status, body } = await share(id);
  expect([status, body.code]).toEqual([429, 'too-many-emails']);
});
