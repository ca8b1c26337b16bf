import { listingPaths } from '@homestead/contract/listings';
import { omahaDate } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingsRoom } from '#listings';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';
import { insertListings } from '../../../test/factories/listings.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const SAVED = 'Your Property Save successfully';
const REMOVED = 'Your Property Remove successfully';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';

let site: AccountsApp;
let maria: { id: string; as: SignedIn };
let neighbour: { id: string; as: SignedIn };
let made = 0;

beforeAll(async () => {
  site = await createAccountsApp({}, { rooms: [listingsRoom] });
  maria = await newPerson();
  neighbour = await newPerson();
});
afterAll(() => site.close());

async function newPerson() {
  const person = await site.makePerson();
  return { id: person.id, as: await site.signIn(person) };
}

/** A home of this test alone, by its MLS number. */
async function aHome(given: Parameters<typeof insertListings>[1][number] = {}) {
  made += 1;
  const mls_number = `K${made}`;
  const [id] = await insertListings(site.database.db, [{ mls_number, ...given }]);
  return { number: mls_number, id: id as number };
}

const save = (as: SignedIn | null, propertiesid: string, given: object = { favorites: true }) =>
  site.post(listingPaths.saveHome, { userid: NOBODY, propertiesid, ...given }, as);
const remove = (as: SignedIn | null, propertiesid: string, given: object = { favorites: true }) =>
  site.post(listingPaths.removeHome, { userid: NOBODY, propertiesid, ...given }, as);
const undo = (as: SignedIn | null, propertiesid: string, given: object = { favorites: true }) =>
  site.post(listingPaths.undoHome, { propertiesid, ...given }, as);
const flagsOf = async (as: SignedIn | null, propertiesid: string) =>
  (await site.post(listingPaths.homeFlags, { userid: NOBODY, propertiesid }, as)).body;
const kept = async (as: SignedIn | null, ListingId: string) =>
  (await site.get(listingPaths.keptHome, { ListingId }, as)).body;
const list = (as: SignedIn | null, query: Record<string, string>) =>
  site.get(listingPaths.keptHomes, query, as);
const change = (id: number, columns: object) =>
  site.database.db.updateTable('listing').set(columns).where('id', '=', id).execute();
const eventsAbout = async (listingId: number) => {
  const { rows } = await site.database.pool.query(
    `select type from event_outbox where (payload ->> 'listingId')::bigint = $1 order by id`,
    [listingId],
  );
  return rows.map(({ type }) => type);
};
const view = (listingid: string, as: Parameters<AccountsApp['post']>[2], given: object = {}) =>
  site.post(listingPaths.saveHomeView, { listingid, userid: NOBODY, ...given }, as);
/** A visitor with a browser at an address. */
const visitor = (address: string, userAgent = BROWSER) => ({
  headers: { 'user-agent': userAgent },
  address,
});
const browsing = ({ as }: { as: SignedIn }) => ({
  headers: { authorization: `Bearer ${as.jwtToken}`, 'user-agent': BROWSER },
});
const interest = async (ListingId: string) =>
  (await site.get(listingPaths.homeInterest, { ListingId })).body;

describe('favourite and dislike', () => {
  it('answer the specs’ texts as JSON strings and exclude each other', async () => {
    const home = await aHome();
    const answer = await save(maria.as, home.number);
    expect(answer).toMatchObject({ status: 200, body: SAVED });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(await flagsOf(maria.as, home.number)).toEqual({ favorites: true, dislikes: false });
    expect((await save(maria.as, home.number, { dislikes: true })).body).toBe(SAVED);
    expect(await flagsOf(maria.as, home.number)).toEqual({ favorites: false, dislikes: true });
    expect((await remove(maria.as, home.number, { favorites: false, dislikes: true })).body).toBe(
      REMOVED,
    );
    expect(await flagsOf(maria.as, home.number)).toEqual({ favorites: false, dislikes: false });
    expect(await eventsAbout(home.id)).toEqual([
      'listings.home-favourited',
      'listings.home-disliked',
      'listings.home-undisliked',
    ]);
  });

  it('repeated are harmless and keep the first instant and price', async () => {
    const home = await aHome({ list_price_cents: 40_000_000 });
    await save(maria.as, home.number);
    const first = await kept(maria.as, home.number);
    await change(home.id, { list_price_cents: 38_800_000, standard_status: 'Pending' });
    expect((await save(maria.as, home.number)).body).toBe(SAVED);
    expect(await kept(maria.as, home.number)).toEqual(first);
    expect(first).toMatchObject({ pricethen: 400_000, statusthen: 'Active', favorites: true });
    await remove(maria.as, home.number);
    expect((await remove(maria.as, home.number)).body).toBe(REMOVED);
    expect(await eventsAbout(home.id)).toEqual([
      'listings.home-favourited',
      'listings.home-unfavourited',
    ]);
  });

  it('is not taken away by removing the other', async () => {
    const home = await aHome();
    await save(maria.as, home.number);
    expect((await remove(maria.as, home.number, { dislikes: true })).body).toBe(REMOVED);
    expect(await flagsOf(maria.as, home.number)).toMatchObject({ favorites: true });
    expect((await remove(maria.as, home.number, {})).body).toBe(REMOVED);
    expect(await flagsOf(maria.as, home.number)).toMatchObject({ favorites: false });
  });

  it('toggled by many calls at once leave one mark at most, with a note of each change', async () => {
    const home = await aHome();
    const calls = Array.from({ length: 40 }, (_, n) =>
      [
        () => save(maria.as, home.number),
        () => save(maria.as, home.number, { dislikes: true }),
        () => remove(maria.as, home.number, {}),
      ][n % 3]?.(),
    );
    for (const answer of await Promise.all(calls)) expect(answer?.status).toBe(200);
    const { rows } = await site.database.pool.query(
      'select mark from kept_home where listing_id = $1',
      [home.id],
    );
    expect(rows).toHaveLength(1);
    const last = rows[0].mark;
    expect(await flagsOf(maria.as, home.number)).toEqual({
      favorites: last === 'favourite',
      dislikes: last === 'dislike',
    });
    const events = await eventsAbout(home.id);
    const sets = events.filter((type) => /favourited$|disliked$/.test(type));
    expect(sets.length).toBeGreaterThan(0);
  });

  it('are undone with the instant, price and note of before', async () => {
    const home = await aHome({ list_price_cents: 40_000_000 });
    await save(maria.as, home.number);
    await site.post(
      listingPaths.saveHomeNote,
      { propertiesid: home.number, note: 'South garden', version: 0 },
      maria.as,
    );
    const first = await kept(maria.as, home.number);
    await change(home.id, { list_price_cents: 39_000_000 });
    await remove(maria.as, home.number);
    for (let times = 0; times < 2; times += 1) {
      expect((await undo(maria.as, home.number)).body).toEqual({
        favorites: true,
        dislikes: false,
      });
    }
    expect(await kept(maria.as, home.number)).toEqual(first);
    await save(maria.as, home.number, { dislikes: true });
    await undo(maria.as, home.number);
    expect(await kept(maria.as, home.number)).toEqual(first);
    expect((await undo(maria.as, (await aHome()).number)).body.code).toBe('nothing-to-undo');
    expect((await undo(maria.as, home.number, {})).status).toBe(400);
  });
});

describe('who may', () => {
  it('a stranger is told to sign in, and nothing is kept', async () => {
    const { number } = await aHome();
    for (const answer of [
      await save(null, number),
      await remove(null, number),
      await undo(null, number),
      await list(null, { list: 'favourites' }),
      await site.post(listingPaths.saveHomeNote, { propertiesid: number, note: 'x', version: 0 }),
    ]) {
      expect(answer.status).toBe(401);
    }
    expect(await flagsOf(null, number)).toEqual({ favorites: false, dislikes: false });
    expect(await kept(null, number)).toMatchObject({ userid: NOBODY, favorites: false, note: '' });
    const marks = { userid: NOBODY, listingids: [number] };
    expect((await site.post(listingPaths.homeMarks, marks)).body).toEqual({ value: [] });
  });

  it('another person’s id is refused everywhere, whether there is such a person or not', async () => {
    const { number } = await aHome();
    for (const userid of [maria.id, 'bf0a6e7a-0000-4000-8000-000000000000']) {
      const as = neighbour.as;
      const given = { userid, propertiesid: number };
      const answers = [
        await save(as, number, { ...given, favorites: true }),
        await remove(as, number, { ...given, favorites: true }),
        await undo(as, number, { ...given, favorites: true }),
        await site.post(listingPaths.homeFlags, given, as),
        await site.get(listingPaths.keptHome, { UserId: userid, ListingId: number }, as),
        await site.post(listingPaths.homeMarks, { userid, listingids: [number] }, as),
        await list(as, { userid, list: 'favourites' }),
        await site.post(listingPaths.saveHomeNote, { ...given, note: 'x', version: 0 }, as),
        await view(number, as, { userid }),
        await view(number, null, { userid }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    }
  });

  it('a neighbour sees nothing of what is kept, and can change none of it', async () => {
    const { number } = await aHome();
    await save(maria.as, number, { userid: maria.id, favorites: true });
    await site.post(
      listingPaths.saveHomeNote,
      { propertiesid: number, note: 'Mine', version: 0 },
      maria.as,
    );
    expect(await kept(neighbour.as, number)).toMatchObject({ favorites: false, note: '' });
    await remove(neighbour.as, number);
    const note = { propertiesid: number, note: 'Theirs', version: 1 };
    const refused = await site.post(listingPaths.saveHomeNote, note, neighbour.as);
    expect(refused.body.code).toBe('home-not-marked');
    expect((await list(neighbour.as, { list: 'favourites' })).body.value).toEqual([]);
    expect(await kept(maria.as, number)).toMatchObject({ favorites: true, note: 'Mine' });
  });
});

describe('bad input', () => {
  it.each([
    ['no flag', { favorites: false, dislikes: false }],
    ['both flags', { favorites: true, dislikes: true }],
    ['a flag that is no flag', { favorites: 'yes' }],
    ['an unknown mode', { favorites: true, mode: 'toggle' }],
    ['the mode of removing', { favorites: true, mode: 'remove' }],
    ['no home', { favorites: true, propertiesid: '' }],
    ['a home that is no text', { favorites: true, propertiesid: { $ne: 1 } }],
  ])('%s is refused by saving', async (_what, given) => {
    const { number } = await aHome();
    expect(await save(maria.as, number, given)).toMatchObject({
      status: 400,
      body: { code: 'bad-input', statusCode: 'failed' },
    });
    expect(await flagsOf(maria.as, number)).toEqual({ favorites: false, dislikes: false });
  });

  it('both flags and another mode are refused by removing, and remove nothing', async () => {
    const { number } = await aHome();
    await save(maria.as, number);
    for (const given of [
      { favorites: true, dislikes: true },
      { favorites: true, mode: 'delete' },
    ]) {
      expect((await remove(maria.as, number, given)).status).toBe(400);
    }
    expect(await flagsOf(maria.as, number)).toMatchObject({ favorites: true });
  });

  it('homes that are not there and homes that are not shown are 404 alike', async () => {
    const hidden = await aHome({ reach: 'none' });
    for (const number of ['no-such-home', hidden.number]) {
      for (const answer of [
        await save(maria.as, number),
        await remove(maria.as, number),
        await site.get(listingPaths.keptHome, { ListingId: number }, maria.as),
        await view(number, browsing(maria)),
        await site.get(listingPaths.homeInterest, { ListingId: number }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'listing-not-found' } });
      }
    }
  });

  it('lists and marks are bounded', async () => {
    const query = { list: 'favourites' };
    expect((await list(maria.as, { ...query, pageSize: '101' })).status).toBe(400);
    expect((await list(maria.as, { list: 'all' })).status).toBe(400);
    expect((await list(maria.as, { ...query, sortby: 'note' })).status).toBe(400);
    const listingids = Array.from({ length: 101 }, (_, n) => `K${n}`);
    expect((await site.post(listingPaths.homeMarks, { listingids }, maria.as)).status).toBe(400);
  });
});

describe('notes', () => {
  const write = (as: SignedIn, propertiesid: string, note: unknown, version: unknown) =>
    site.post(listingPaths.saveHomeNote, { propertiesid, note, version }, as);

  it('are written, changed and cleared, each change by the version it was read with', async () => {
    const { number } = await aHome();
    expect((await write(maria.as, number, 'Early', 0)).body.code).toBe('home-not-marked');
    await save(maria.as, number);
    expect((await write(maria.as, number, 'Roof?', 0)).body).toEqual({ note: 'Roof?', version: 1 });
    expect((await write(maria.as, number, 'Roof?', 0)).body).toEqual({ note: 'Roof?', version: 1 });
    expect(await write(maria.as, number, 'Garage?', 0)).toMatchObject({
      status: 409,
      body: { code: 'note-changed' },
    });
    expect((await write(maria.as, number, '', 1)).body).toEqual({ note: '', version: 2 });
  });

  it('have at most 1,000 characters', async () => {
    const { number } = await aHome();
    await save(maria.as, number);
    expect((await write(maria.as, number, 'x'.repeat(1001), 0)).status).toBe(400);
    expect((await write(maria.as, number, 'x'.repeat(1000), 0)).status).toBe(200);
    expect((await write(maria.as, number, 'x', '1')).status).toBe(400);
    expect((await write(maria.as, number, 5, 1)).status).toBe(400);
  });

  it('written twice at once are one and a conflict', async () => {
    const { number } = await aHome();
    await save(maria.as, number);
    const both = await Promise.all([
      write(maria.as, number, 'One', 0),
      write(maria.as, number, 'Other', 0),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('lists', () => {
  it('tell price and status of then and now, also of sold homes and of those not shown', async () => {
    const me = await newPerson();
    const sold = await aHome({ list_price_cents: 50_000_000 });
    const cut = await aHome({ list_price_cents: 40_000_000 });
    const gone = await aHome({ street_address: '1 Secret St' });
    for (const { number } of [sold, cut, gone]) await save(me.as, number);
    await change(sold.id, { standard_status: 'Closed', reach: 'page' });
    await change(cut.id, { list_price_cents: 38_800_000, standard_status: 'Pending' });
    await change(gone.id, { reach: 'none', standard_status: 'Withdrawn' });
    const { body } = await list(me.as, { list: 'favourites' });
    expect(body).toMatchObject({ odatacount: 3, showingresult: 'Showing 1 - 3' });
    expect(body.value).toMatchObject([
      { listingid: gone.number, card: null, pricechange: null, favorites: true },
      {
        listingid: cut.number,
        pricethen: 400_000,
        pricechange: -12_000,
        statusthen: 'Active',
        card: { price: 388_000, standardstatus: 'Pending' },
      },
      { listingid: sold.number, pricechange: 0, card: { standardstatus: 'Closed' } },
    ]);
    expect(JSON.stringify(body)).not.toContain('Secret');
    expect((await remove(me.as, gone.number)).body).toBe(REMOVED);
    expect((await list(me.as, { list: 'favourites' })).body.odatacount).toBe(2);
  });

  it('come in every order, in pages', async () => {
    const me = await newPerson();
    const homes: { number: string; id: number }[] = [];
    for (const list_price_cents of [30_000_000, 10_000_000, 20_000_000]) {
      const home = await aHome({ list_price_cents });
      homes.push(home);
      await save(me.as, home.number, { dislikes: true });
    }
    const [high, low, mid] = homes as [(typeof homes)[0], (typeof homes)[0], (typeof homes)[0]];
    await change(mid.id, { list_price_cents: 15_000_000, standard_status: 'Pending' });
    const order = async (sortby: string) =>
      (await list(me.as, { list: 'dislikes', sortby })).body.value.map(
        ({ listingid }: { listingid: string }) => listingid,
      );
    const numbers = (...found: typeof homes) => found.map(({ number }) => number);
    expect(await order('newest')).toEqual(numbers(mid, low, high));
    expect(await order('oldest')).toEqual(numbers(high, low, mid));
    expect(await order('pricechange')).toEqual(numbers(mid, low, high));
    expect(await order('priceasc')).toEqual(numbers(low, mid, high));
    expect(await order('pricedesc')).toEqual(numbers(high, mid, low));
    expect(await order('status')).toEqual(numbers(low, high, mid));
    const second = await list(me.as, { list: 'dislikes', pageSize: '2', pageNo: '2' });
    expect(second.body).toMatchObject({ odatacount: 3, showingresult: 'Showing 3 - 3' });
    expect(second.body.value).toMatchObject([{ listingid: high.number, dislikes: true }]);
  });

  it('marks of a page of homes come in one call', async () => {
    const me = await newPerson();
    const [a, b, c] = [await aHome(), await aHome(), await aHome()];
    await save(me.as, a.number);
    await view(b.number, browsing(me));
    const listingids = [a, b, c].map(({ number }) => number.toLowerCase());
    const { body } = await site.post(listingPaths.homeMarks, { listingids }, me.as);
    expect(body.value).toHaveLength(2);
    expect(body.value).toEqual(
      expect.arrayContaining([
        { listingid: a.number, favorites: true, dislikes: false, recently_viewed: false },
        { listingid: b.number, favorites: false, dislikes: false, recently_viewed: true },
      ]),
    );
  });
});

describe('views', () => {
  it('of visitors are counted once in a while, and nothing else is stored', async () => {
    const { number, id } = await aHome();
    expect((await view(number, visitor('203.0.113.1'))).body).toEqual({ counted: true });
    expect((await view(number, visitor('203.0.113.1'))).body).toEqual({ counted: false });
    expect((await view(number, visitor('203.0.113.2'))).body).toEqual({ counted: true });
    expect((await view(number, visitor('203.0.113.3', 'Googlebot/2.1'))).body).toEqual({
      counted: false,
    });
    expect(await interest(number)).toEqual({ listingid: number, days: 30, views: 2, saves: 0 });
    const { rows } = await site.database.pool.query(
      'select * from home_view_count where listing_id = $1',
      [id],
    );
    expect(rows).toEqual([{ listing_id: id, viewed_on: omahaDate(new Date()), views: 2 }]);
    const people = await site.database.pool.query(
      'select 1 from viewed_home where listing_id = $1',
      [id],
    );
    expect(people.rows).toEqual([]);
    expect(await eventsAbout(id)).toEqual([]);
  });

  it('of a person are kept, by our own price, newest first, and counted once in 30 minutes', async () => {
    const me = await newPerson();
    const [one, other] = [await aHome(), await aHome()];
    const sent = { address: '1 Wrong St', listingprice: 1, propertysubtype: 'Castle' };
    expect((await view(one.number, browsing(me), sent)).body).toEqual({ counted: true });
    expect((await view(other.number, browsing(me))).body).toEqual({ counted: true });
    expect((await view(one.number, browsing(me))).body).toEqual({ counted: false });
    const { body } = await list(me.as, { list: 'viewed' });
    expect(body.value).toMatchObject([
      { listingid: one.number, pricethen: 300_000, favorites: false },
      { listingid: other.number },
    ]);
    await site.database.pool.query(
      `update viewed_home set counted_at = counted_at - interval '31 minutes' where listing_id = $1`,
      [one.id],
    );
    await change(one.id, { list_price_cents: 29_000_000 });
    expect((await view(one.number, browsing(me))).body).toEqual({ counted: true });
    expect((await interest(one.number)).views).toBe(2);
    expect(await eventsAbout(one.id)).toEqual(['listings.home-viewed', 'listings.home-viewed']);
    const [first] = (await list(me.as, { list: 'viewed' })).body.value;
    expect(first).toMatchObject({ listingid: one.number, pricethen: 290_000, pricechange: 0 });
  });

  it('of the same person at once count once', async () => {
    const me = await newPerson();
    const { number } = await aHome();
    const answers = await Promise.all(Array.from({ length: 10 }, () => view(number, browsing(me))));
    expect(answers.filter(({ body }) => body.counted)).toHaveLength(1);
    expect((await interest(number)).views).toBe(1);
  });

  it('are taken off the list and put back, also by a new view', async () => {
    const me = await newPerson();
    const { number } = await aHome();
    await view(number, browsing(me));
    const listed = async () => (await list(me.as, { list: 'viewed' })).body.odatacount;
    await remove(me.as, number, { recently_viewed: true });
    expect(await listed()).toBe(0);
    await save(me.as, number, { recently_viewed: true });
    expect(await listed()).toBe(1);
    await remove(me.as, number, { recently_viewed: true });
    await view(number, browsing(me));
    expect(await listed()).toBe(1);
  });

  it('and favourites make the interest in a home, of the last 30 days', async () => {
    const { number, id } = await aHome();
    await save(maria.as, number);
    await save(neighbour.as, number, { dislikes: true });
    const days = (back: number) => omahaDate(new Date(Date.now() - back * 86_400_000));
    for (const [day, views] of [
      [days(0), 3],
      [days(29), 4],
      [days(31), 100],
    ] as const) {
      await site.database.pool.query('insert into home_view_count values ($1, $2, $3)', [
        id,
        day,
        views,
      ]);
    }
    expect(await interest(number)).toEqual({ listingid: number, days: 30, views: 7, saves: 1 });
  });
});

describe('what is known about a person', () => {
  it('is exported with their data and erased with them', async () => {
    const me = await newPerson();
    const [one, other] = [await aHome(), await aHome()];
    await save(me.as, one.number);
    await site.post(
      listingPaths.saveHomeNote,
      { propertiesid: one.number, note: 'For my mother', version: 0 },
      me.as,
    );
    await view(other.number, browsing(me));
    const exported = await site.get('User/ExportMyData', null, me.as);
    expect(exported.body.data.rooms.listings).toMatchObject({
      markedHomes: [{ mls_number: one.number, mark: 'favourite', note: 'For my mother' }],
      viewedHomes: [{ mls_number: other.number, views: 1 }],
    });
    await site.database.db
      .transaction()
      .execute((tx) => site.accounts.personData.erase(tx, [me.id]));
    for (const table of ['kept_home', 'viewed_home']) {
      const { rows } = await site.database.pool.query(
        `select 1 from ${table} where person_id = $1`,
        [me.id],
      );
      expect(rows).toEqual([]);
    }
    expect((await interest(other.number)).views).toBe(1);
  });
});
