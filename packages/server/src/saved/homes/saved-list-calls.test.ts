import { localDate } from '@homestead/contract/platform';
import { savedEndpoints } from '@homestead/contract/saved';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browsing,
  type Client,
  openSavedHomeSite,
  REMOVED,
  type SavedHomeSite,
  visitor,
} from '../../../test/saved-home-site.ts';

let at: SavedHomeSite;
let maria: Client;
let neighbor: Client;

beforeAll(async () => {
  at = await openSavedHomeSite();
  maria = await at.newPerson();
  neighbor = await at.newPerson();
});
afterAll(() => at.site.close());

describe('lists', () => {
  it('give price and status of then and now, also for sold homes and hidden ones', async () => {
    const me = await at.newPerson();
    const sold = await at.aHome({ list_price_cents: 50_000_000 });
    const cut = await at.aHome({ list_price_cents: 40_000_000 });
    const gone = await at.aHome({ street_address: '1 Secret St' });
    for (const { number } of [sold, cut, gone]) await at.save(me.as, number);
    await at.change(sold.id, { standard_status: 'Closed', visibility: 'page' });
    await at.change(cut.id, { list_price_cents: 38_800_000, standard_status: 'Pending' });
    await at.change(gone.id, { visibility: 'none', standard_status: 'Withdrawn' });
    const { body } = await at.list(me.as, { list: 'favorites' });
    expect(body).toMatchObject({ page: 1, pageSize: 20, total: 3 });
    expect(body.data).toMatchObject([
      { mlsNumber: gone.number, card: null, priceChangeCents: null, reaction: 'favorite' },
      {
        mlsNumber: cut.number,
        priceThenCents: 40_000_000,
        priceChangeCents: -1_200_000,
        statusThen: 'Active',
        card: { listPriceCents: 38_800_000, standardStatus: 'Pending' },
      },
      { mlsNumber: sold.number, priceChangeCents: 0, card: { standardStatus: 'Closed' } },
    ]);
    expect(JSON.stringify(body)).not.toContain('Secret');
    expect((await at.remove(me.as, gone.number)).body).toBe(REMOVED);
    expect((await at.list(me.as, { list: 'favorites' })).body.total).toBe(2);
  });

  it('come in every order, in pages', async () => {
    const me = await at.newPerson();
    const homes: { number: string; id: number }[] = [];
    for (const list_price_cents of [30_000_000, 10_000_000, 20_000_000]) {
      const home = await at.aHome({ list_price_cents });
      homes.push(home);
      await at.save(me.as, home.number, { dislikes: true });
    }
    const [high, low, mid] = homes as [(typeof homes)[0], (typeof homes)[0], (typeof homes)[0]];
    await at.change(mid.id, { list_price_cents: 15_000_000, standard_status: 'Pending' });
    const order = async (sort: string) =>
      (await at.list(me.as, { list: 'dislikes', sort })).body.data.map(
        ({ mlsNumber }: { mlsNumber: string }) => mlsNumber,
      );
    const numbers = (...found: typeof homes) => found.map(({ number }) => number);
    expect(await order('newest')).toEqual(numbers(mid, low, high));
    expect(await order('oldest')).toEqual(numbers(high, low, mid));
    expect(await order('pricechange')).toEqual(numbers(mid, low, high));
    expect(await order('priceasc')).toEqual(numbers(low, mid, high));
    expect(await order('pricedesc')).toEqual(numbers(high, mid, low));
    expect(await order('status')).toEqual(numbers(low, high, mid));
    const second = await at.list(me.as, { list: 'dislikes', pageSize: '2', page: '2' });
    expect(second.body).toMatchObject({ page: 2, pageSize: 2, total: 3 });
    expect(second.body.data).toMatchObject([{ mlsNumber: high.number, reaction: 'dislike' }]);
  });

  it('reactions to a page of homes come in one call', async () => {
    const me = await at.newPerson();
    const [a, b, c] = [await at.aHome(), await at.aHome(), await at.aHome()];
    await at.save(me.as, a.number);
    await at.view(b.number, browsing(me));
    const mlsNumbers = [a, b, c].map(({ number }) => number.toLowerCase());
    const { body } = await at.site.post(
      savedEndpoints.getHomeReactions.path,
      { mlsNumbers },
      me.as,
    );
    expect(body.value).toHaveLength(2);
    expect(body.value).toEqual(
      expect.arrayContaining([
        { mlsNumber: a.number, reaction: 'favorite', isViewed: false },
        { mlsNumber: b.number, reaction: null, isViewed: true },
      ]),
    );
  });
});

describe('views', () => {
  it('of visitors are counted once per window, and nothing else is stored', async () => {
    const { number, id } = await at.aHome();
    expect((await at.view(number, visitor('203.0.113.1'))).body).toEqual({ counted: true });
    expect((await at.view(number, visitor('203.0.113.1'))).body).toEqual({ counted: false });
    expect((await at.view(number, visitor('203.0.113.2'))).body).toEqual({ counted: true });
    expect((await at.view(number, visitor('203.0.113.3', 'Googlebot/2.1'))).body).toEqual({
      counted: false,
    });
    expect(await at.interest(number)).toEqual({ days: 30, views: 2, saves: 0 });
    const { rows } = await at.site.database.pool.query(
      'select * from home_view_count where listing_id = $1',
      [id],
    );
    expect(rows).toEqual([{ listing_id: id, viewed_on: localDate(new Date()), views: 2 }]);
    const people = await at.site.database.pool.query(
      'select 1 from viewed_home where listing_id = $1',
      [id],
    );
    expect(people.rows).toEqual([]);
  });

  it('of a person are stored with our own price, newest first, and counted once in 30 minutes', async () => {
    const me = await at.newPerson();
    const [one, other] = [await at.aHome(), await at.aHome()];
    const sent = { address: '1 Wrong St', listingprice: 1, propertysubtype: 'Castle' };
    expect((await at.view(one.number, browsing(me), sent)).body).toEqual({ counted: true });
    expect((await at.view(other.number, browsing(me))).body).toEqual({ counted: true });
    expect((await at.view(one.number, browsing(me))).body).toEqual({ counted: false });
    const { body } = await at.list(me.as, { list: 'viewed' });
    expect(body.data).toMatchObject([
      { mlsNumber: one.number, priceThenCents: 30_000_000, reaction: null },
      { mlsNumber: other.number },
    ]);
    await at.site.database.pool.query(
      `update viewed_home set counted_at = counted_at - interval '31 minutes' where listing_id = $1`,
      [one.id],
    );
    await at.change(one.id, { list_price_cents: 29_000_000 });
    expect((await at.view(one.number, browsing(me))).body).toEqual({ counted: true });
    expect((await at.interest(one.number)).views).toBe(2);
    const [first] = (await at.list(me.as, { list: 'viewed' })).body.data;
    expect(first).toMatchObject({
      mlsNumber: one.number,
      priceThenCents: 29_000_000,
      priceChangeCents: 0,
    });
  });

  it('of the same person at the same time count once', async () => {
    const me = await at.newPerson();
    const { number } = await at.aHome();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => at.view(number, browsing(me))),
    );
    expect(answers.filter(({ body }) => body.counted)).toHaveLength(1);
    expect((await at.interest(number)).views).toBe(1);
  });

  it('are removed from the list and put back, also by a new view', async () => {
    const me = await at.newPerson();
    const { number } = await at.aHome();
    await at.view(number, browsing(me));
    const listed = async () => (await at.list(me.as, { list: 'viewed' })).body.total;
    await at.remove(me.as, number, { recently_viewed: true });
    expect(await listed()).toBe(0);
    await at.save(me.as, number, { recently_viewed: true });
    expect(await listed()).toBe(1);
    await at.remove(me.as, number, { recently_viewed: true });
    await at.view(number, browsing(me));
    expect(await listed()).toBe(1);
  });

  it('and favorites make the interest in a home, over the last 30 days', async () => {
    const { number, id } = await at.aHome();
    await at.save(maria.as, number);
    await at.save(neighbor.as, number, { dislikes: true });
    const days = (back: number) => localDate(new Date(Date.now() - back * 86_400_000));
    for (const [day, views] of [
      [days(0), 3],
      [days(29), 4],
      [days(31), 100],
    ] as const) {
      await at.site.database.pool.query('insert into home_view_count values ($1, $2, $3)', [
        id,
        day,
        views,
      ]);
    }
    expect(await at.interest(number)).toEqual({ days: 30, views: 7, saves: 1 });
  });
});

describe('personal data', () => {
  it("is exported and erased with the person's data", async () => {
    const me = await at.newPerson();
    const [one, other] = [await at.aHome(), await at.aHome()];
    await at.save(me.as, one.number);
    await at.site.post(
      savedEndpoints.saveHomeNote.path,
      { mlsNumber: one.number, note: 'For my mother', version: 0 },
      me.as,
    );
    await at.view(other.number, browsing(me));
    const exported = await at.site.get('User/ExportMyData', null, me.as);
    expect(exported.body.data.rooms.saved).toMatchObject({
      markedHomes: [{ mls_number: one.number, mark: 'favorite', note: 'For my mother' }],
      viewedHomes: [{ mls_number: other.number, views: 1 }],
    });
    await at.site.database.db
      .transaction()
      .execute((tx) => at.site.accounts.personData.erase(tx, [me.id]));
    for (const table of ['saved_home', 'viewed_home']) {
      const { rows } = await at.site.database.pool.query(
        `select 1 from ${table} where person_id = $1`,
        [me.id],
      );
      expect(rows).toEqual([]);
    }
    expect((await at.interest(other.number)).views).toBe(1);
  });
});
