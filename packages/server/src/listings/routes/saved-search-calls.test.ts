import { listingPaths } from '@homestead/contract/listings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { lastMailTo, mailsTo } from '../../../test/mailbox.ts';
import { paymentTerms } from '../../../test/payment-terms.ts';
import { listingsRoom } from '../plugin.ts';
import { matchSavedSearches } from '../saved-searches/match-saved-searches.ts';
import { sendAlerts } from '../saved-searches/send-alerts.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
/** A Wednesday afternoon long after everything here, so that all that waits is due. */
const LATER = new Date('2099-06-03T20:00:00Z');

interface Person {
  id: string;
  email: string;
  as: SignedIn;
}

let site: AccountsApp;
let maria: Person;
let neighbour: Person;
let made = 0;

beforeAll(async () => {
  site = await createAccountsApp({}, { rooms: [listingsRoom] });
  maria = await newPerson();
  neighbour = await newPerson();
});
afterAll(() => site.close());

async function newPerson(): Promise<Person> {
  const person = await site.makePerson();
  return { id: person.id, email: person.email, as: await site.signIn(person) };
}

const save = (as: SignedIn | null, body: object = {}) =>
  site.post(
    listingPaths.saveSearch,
    { filter_name: 'Dundee', filter: { city: 'Omaha', pricemax: 450000 }, ...body },
    as,
  );
const saved = async (person: Person, body: object = {}) =>
  (await save(person.as, body)).body.value[0];
const list = (as: SignedIn | null, query = {}) => site.get(listingPaths.savedSearches, query, as);
const one = (as: SignedIn | null, sid: string) => site.get(listingPaths.savedSearch, { sid }, as);
const news = (as: SignedIn | null, sid: string, seen = false) =>
  site.post(listingPaths.searchNews, { sid, seen }, as);

/** A home of this test alone, in a city of its own, that the feed brings now. */
async function aHome(city: string, given: object = {}) {
  made += 1;
  const mls_number = `S${made}`;
  const [id] = await insertListings(site.database.db, [{ mls_number, city, ...given }]);
  await happens(id as number, { event: 'listed', price_cents: 30_000_000 });
  return { number: mls_number, id: id as number };
}

const happens = (listing_id: number, what: object) =>
  site.database.db
    .insertInto('listing_history')
    .values({ listing_id, happened_at: new Date(), event: 'status', ...what })
    .execute();

const match = async () => {
  const matching = {
    db: site.database.db,
    terms: paymentTerms,
    commutes: { apply: async <T>(filter: T) => filter },
  };
  let found = 0;
  for (let more: number | null = 0; more !== null; more = await matchSavedSearches(matching)) {
    found += more;
  }
  return found;
};
const tell = (now = LATER) => sendAlerts(site.house, now);

describe('a saved search', () => {
  it('is kept with its filter, without page and person, and told with the specs’ names', async () => {
    const { status, body } = await save(maria.as, {
      filter: { city: ['Omaha'], pricemax: 450000, zip: null, pageNo: 3, userid: NOBODY },
      frequency: 'weekly',
      wants: ['new'],
    });
    expect(status).toBe(200);
    expect(body.value[0]).toMatchObject({
      userid: maria.id,
      filter_name: 'Dundee',
      city: ['Omaha'],
      pricemax: 450000,
      sortby: 'newest',
      frequency: 'weekly',
      wants: ['new'],
      newcount: 0,
      onmarketdate: null,
      offmarketdate: null,
      version: 1,
    });
    expect(body.value[0]).not.toHaveProperty('pageNo');
    expect(body.value[0]).not.toHaveProperty('zip');
    expect((await one(maria.as, body.value[0].sid)).body).toEqual(body);
  });

  it('changes what is named and leaves the rest, once for a version', async () => {
    const { sid } = await saved(maria);
    const change = (version: number, body: object) =>
      site.post(listingPaths.saveSearch, { sid, version, ...body }, maria.as);
    const renamed = await change(1, { filter_name: 'Near the zoo' });
    expect(renamed.body.value[0]).toMatchObject({
      filter_name: 'Near the zoo',
      city: 'Omaha',
      frequency: 'daily',
      version: 2,
    });
    const late = await change(1, { frequency: 'off' });
    expect(late).toMatchObject({ status: 409, body: { code: 'saved-search-changed' } });
    expect((await one(maria.as, sid)).body.value[0].frequency).toBe('daily');
  });

  it('is deleted, harmlessly twice, and can be restored', async () => {
    const { sid } = await saved(maria);
    const post = (path: string) => site.post(path, { sid }, maria.as);
    expect((await post(listingPaths.deleteSearch)).body).toEqual({ deleted: true });
    expect((await post(listingPaths.deleteSearch)).status).toBe(200);
    expect((await one(maria.as, sid)).status).toBe(404);
    expect((await post(listingPaths.restoreSearch)).body.value[0].filter_name).toBe('Dundee');
    expect((await one(maria.as, sid)).status).toBe(200);
  });

  it('is not the 51st, also when two are saved at once', async () => {
    const person = await newPerson();
    for (let n = 0; n < 49; n += 1) await save(person.as);
    const answers = await Promise.all([save(person.as), save(person.as)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list(person.as)).body.value).toHaveLength(50);
  });
});

describe('who may', () => {
  it('nobody without a sign-in', async () => {
    const answers = await Promise.all([save(null), list(null), one(null, maria.id)]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('a neighbour finds nothing of it, and says no other person’s id', async () => {
    const { sid, version } = await saved(maria);
    const as = neighbour.as;
    const post = (path: string, body: object) => site.post(path, { sid, ...body }, as);
    const answers = await Promise.all([
      one(as, sid),
      post(listingPaths.saveSearch, { version, filter_name: 'Mine' }),
      post(listingPaths.deleteSearch, {}),
      post(listingPaths.restoreSearch, {}),
      post(listingPaths.searchNews, {}),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'saved-search-not-found']),
    );
    expect((await list(as, { userid: maria.id })).status).toBe(403);
    expect((await list(as)).body.value).toEqual([]);
    expect((await one(maria.as, sid)).body.value[0].filter_name).toBe('Dundee');
  });

  it.each([
    ['no name', { filter_name: ' ' }],
    ['a long name', { filter_name: 'x'.repeat(81) }],
    ['no filter', { filter: undefined }],
    ['a wrong filter', { filter: { pricemin: 5, pricemax: 1 } }],
    ['an unknown field', { filter: { colour: 'red' } }],
    ['a frequency of its own', { frequency: 'hourly' }],
    ['news of its own', { wants: ['gossip'] }],
    ['no version', { sid: NOBODY }],
    ['a list', []],
  ])('nobody with %s', async (_what, body) => {
    const answer = Array.isArray(body)
      ? await site.post(listingPaths.saveSearch, body, maria.as)
      : await save(maria.as, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.length).toBeGreaterThan(0);
  });
});

describe('news', () => {
  it('is found by the searches it fits, counted until it is looked at, and found once', async () => {
    const person = await newPerson();
    const { sid } = await saved(person, { filter: { city: 'Blair', pricemax: 350000 } });
    const other = await saved(person, { filter: { city: 'Blair', pricemax: 100000 } });
    const home = await aHome('Blair');
    await match();
    expect(await match()).toBe(0);
    expect((await one(person.as, sid)).body.value[0].newcount).toBe(1);
    expect((await one(person.as, other.sid)).body.value[0].newcount).toBe(0);
    const found = await news(person.as, sid, true);
    expect(found.body.value).toMatchObject([
      { card: { listingid: home.number }, news: [{ kind: 'new' }] },
    ]);
    expect((await news(person.as, sid)).body.value).toEqual([]);
    expect((await one(person.as, sid)).body.value[0].newcount).toBe(0);
  });

  it('is a lower price, a home for sale again and an open house, not a higher price', async () => {
    const person = await newPerson();
    const home = await aHome('Ashland');
    const { sid } = await saved(person, { filter: { city: 'Ashland' } });
    await happens(home.id, { event: 'price', price_cents: 9, previous_price_cents: 5 });
    await match();
    expect((await news(person.as, sid)).body.value).toEqual([]);
    await happens(home.id, { event: 'price', price_cents: 5, previous_price_cents: 9 });
    await happens(home.id, { status: 'Active', previous_status: 'Pending' });
    await site.database.db
      .insertInto('open_house')
      .values({
        open_house_key: 'OH-S1',
        listing_id: home.id,
        starts_at: new Date(Date.now() + 3_600_000),
        ends_at: new Date(Date.now() + 7_200_000),
      })
      .execute();
    await match();
    const [{ news: all }] = (await news(person.as, sid)).body.value;
    expect(all.map((one: { kind: string }) => one.kind).sort()).toEqual([
      'back-on-market',
      'open-house',
      'price-drop',
    ]);
  });

  it('from before the search was saved, or that it does not want, is none of its', async () => {
    const person = await newPerson();
    await aHome('Valley');
    const late = await saved(person, { filter: { city: 'Valley' } });
    const picky = await saved(person, { filter: { city: 'Valley' }, wants: ['price-drop'] });
    await match();
    await aHome('Valley');
    await match();
    expect((await news(person.as, late.sid)).body.value).toHaveLength(1);
    expect((await news(person.as, picky.sid)).body.value).toEqual([]);
  });
});

describe('a mail', () => {
  it('tells one person once of all their searches, and stops by its link', async () => {
    const person = await newPerson();
    const [first, second] = [
      await saved(person, { filter_name: 'Gretna', filter: { city: 'Gretna' } }),
      await saved(person, { filter_name: 'Cheap', filter: { city: 'Gretna', pricemax: 400000 } }),
    ];
    const home = await aHome('Gretna');
    await match();
    await tell();
    await tell();
    const mails = await mailsTo(site.house, person.email);
    const about = mails.filter(({ kind }) => kind === 'listings.saved-search');
    expect(about).toHaveLength(1);
    expect(about[0]?.subject).toBe('1 home with news for your saved searches');
    for (const words of ['GRETNA', 'CHEAP', `/singleproduct/${home.number}`, '$300,000']) {
      expect(about[0]?.text).toContain(words);
    }
    const token = /unsubscribe\?token=([\w-]+)/.exec(about[0]?.text ?? '')?.[1] ?? '';
    const link = await site.get(listingPaths.alertLink, { token });
    expect(link.body).toEqual({ filter_name: null, off: false });
    const click = await site.app.inject({
      method: 'POST',
      url: `/unsubscribe/one-click/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(click.statusCode).toBe(200);
    for (const { sid } of [first, second]) {
      expect((await one(person.as, sid)).body.value[0].frequency).toBe('off');
    }
    await aHome('Gretna');
    await match();
    expect(await tell()).toBe(0);
    const again = await site.post(listingPaths.stopAlerts, { token });
    expect(again.body).toEqual({ filter_name: null, off: true });
  });

  it('waits for the morning, the next day or Monday, as the search says', async () => {
    const person = await newPerson();
    await saved(person, { filter: { city: 'Springfield' }, frequency: 'daily' });
    await aHome('Springfield');
    await match();
    expect(await tell(new Date())).toBe(0);
    expect(await tell(new Date('2099-06-03T04:00:00Z'))).toBe(0);
    expect(await tell()).toBe(1);
    const mail = await lastMailTo(site.house, person.email, 'listings.saved-search');
    expect(mail.subject).toBe('1 home with news for “Dundee”');
  });

  it('goes to nobody who switched mails about homes off, nor of homes no longer shown', async () => {
    const [quiet, other] = [await newPerson(), await newPerson()];
    await site.database.db
      .insertInto('notification_switch')
      .values({ person_id: quiet.id, kind: 'homes', by_email: false, by_sms: false })
      .execute();
    for (const person of [quiet, other]) await saved(person, { filter: { city: 'Bennington' } });
    const home = await aHome('Bennington');
    await match();
    await site.database.db
      .updateTable('listing')
      .set({ reach: 'none' })
      .where('id', '=', home.id)
      .execute();
    expect(await tell()).toBe(0);
    await aHome('Bennington');
    await match();
    expect(await tell()).toBe(1);
    expect(await mailsTo(site.house, quiet.email)).toEqual([]);
  });

  it.each(['x'.repeat(30), 'A'.repeat(120), '../..'])('stops nothing by %s', async (token) => {
    const answer = await site.post(listingPaths.stopAlerts, { token });
    expect(answer.status).toBe(400);
    const click = await site.app.inject({
      method: 'POST',
      url: `/unsubscribe/one-click/${encodeURIComponent(token)}`,
    });
    expect(click.statusCode).toBe(400);
  });
});
