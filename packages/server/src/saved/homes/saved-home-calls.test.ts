import { savedEndpoints } from '@homestead/contract/saved';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browsing,
  type Client,
  NOBODY,
  openSavedHomeSite,
  REMOVED,
  SAVED,
  type SavedHomeSite,
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

describe('favorite and dislike', () => {
  it('answer the given texts as JSON strings and exclude each other', async () => {
    const home = await at.aHome();
    const answer = await at.save(maria.as, home.number);
    expect(answer).toMatchObject({ status: 200, body: SAVED });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(await at.flagsOf(maria.as, home.number)).toEqual({ favorites: true, dislikes: false });
    expect((await at.save(maria.as, home.number, { dislikes: true })).body).toBe(SAVED);
    expect(await at.flagsOf(maria.as, home.number)).toEqual({ favorites: false, dislikes: true });
    expect(
      (await at.remove(maria.as, home.number, { favorites: false, dislikes: true })).body,
    ).toBe(REMOVED);
    expect(await at.flagsOf(maria.as, home.number)).toEqual({ favorites: false, dislikes: false });
    expect(await at.eventsAbout(home.id)).toEqual(['saved.home-saved']);
  });

  it('are harmless when repeated and keep the first instant and price', async () => {
    const home = await at.aHome({ list_price_cents: 40_000_000 });
    await at.save(maria.as, home.number);
    const first = await at.kept(maria.as, home.number);
    await at.change(home.id, { list_price_cents: 38_800_000, standard_status: 'Pending' });
    expect((await at.save(maria.as, home.number)).body).toBe(SAVED);
    expect(await at.kept(maria.as, home.number)).toEqual(first);
    expect(first).toMatchObject({ pricethen: 400_000, statusthen: 'Active', favorites: true });
    await at.remove(maria.as, home.number);
    expect((await at.remove(maria.as, home.number)).body).toBe(REMOVED);
    expect(await at.eventsAbout(home.id)).toEqual(['saved.home-saved']);
  });

  it('is not cleared by removing the other', async () => {
    const home = await at.aHome();
    await at.save(maria.as, home.number);
    expect((await at.remove(maria.as, home.number, { dislikes: true })).body).toBe(REMOVED);
    expect(await at.flagsOf(maria.as, home.number)).toMatchObject({ favorites: true });
    expect((await at.remove(maria.as, home.number, {})).body).toBe(REMOVED);
    expect(await at.flagsOf(maria.as, home.number)).toMatchObject({ favorites: false });
  });

  it('toggled by many calls in parallel leave one reaction at most, with a record of each change', async () => {
    const home = await at.aHome();
    const calls = Array.from({ length: 40 }, (_, n) =>
      [
        () => at.save(maria.as, home.number),
        () => at.save(maria.as, home.number, { dislikes: true }),
        () => at.remove(maria.as, home.number, {}),
      ][n % 3]?.(),
    );
    for (const answer of await Promise.all(calls)) expect(answer?.status).toBe(200);
    const { rows } = await at.site.database.pool.query(
      'select mark from saved_home where listing_id = $1',
      [home.id],
    );
    expect(rows).toHaveLength(1);
    const last = rows[0].mark;
    expect(await at.flagsOf(maria.as, home.number)).toEqual({
      favorites: last === 'favorite',
      dislikes: last === 'dislike',
    });
  });

  it('are undone with the earlier instant, price and note', async () => {
    const home = await at.aHome({ list_price_cents: 40_000_000 });
    await at.save(maria.as, home.number);
    await at.site.post(
      savedEndpoints.saveHomeNote.path,
      { mlsNumber: home.number, note: 'South garden', version: 0 },
      maria.as,
    );
    const first = await at.kept(maria.as, home.number);
    await at.change(home.id, { list_price_cents: 39_000_000 });
    await at.remove(maria.as, home.number);
    for (let times = 0; times < 2; times += 1) {
      expect((await at.undo(maria.as, home.number)).body).toEqual({ reaction: 'favorite' });
    }
    expect(await at.kept(maria.as, home.number)).toEqual(first);
    await at.save(maria.as, home.number, { dislikes: true });
    await at.undo(maria.as, home.number);
    expect(await at.kept(maria.as, home.number)).toEqual(first);
    expect((await at.undo(maria.as, (await at.aHome()).number)).body.code).toBe('nothing-to-undo');
    expect((await at.undo(maria.as, home.number, { reaction: null })).status).toBe(400);
  });
});

describe('access', () => {
  it('a stranger is told to sign in, and nothing is saved', async () => {
    const { number } = await at.aHome();
    for (const answer of [
      await at.save(null, number),
      await at.remove(null, number),
      await at.undo(null, number),
      await at.list(null, { list: 'favorites' }),
      await at.site.post(savedEndpoints.saveHomeNote.path, {
        mlsNumber: number,
        note: 'x',
        version: 0,
      }),
    ]) {
      expect(answer.status).toBe(401);
    }
    expect(await at.flagsOf(null, number)).toEqual({ favorites: false, dislikes: false });
    expect(await at.kept(null, number)).toMatchObject({
      userid: NOBODY,
      favorites: false,
      note: '',
    });
    const asked = { personId: NOBODY, mlsNumbers: [number] };
    expect((await at.site.post(savedEndpoints.getHomeReactions.path, asked)).body).toEqual({
      value: [],
    });
  });

  it('another person’s id is refused everywhere, whether it exists or not', async () => {
    const { number } = await at.aHome();
    for (const userid of [maria.id, 'bf0a6e7a-0000-4000-8000-000000000000']) {
      const as = neighbor.as;
      const given = { userid, propertiesid: number };
      const answers = [
        await at.save(as, number, { ...given, favorites: true }),
        await at.remove(as, number, { ...given, favorites: true }),
        await at.undo(as, number, { personId: userid, reaction: 'favorite' }),
        await at.site.post(savedEndpoints.getHomeFlags.path, given, as),
        await at.site.get(
          savedEndpoints.getSavedHome.path,
          { UserId: userid, ListingId: number },
          as,
        ),
        await at.site.post(
          savedEndpoints.getHomeReactions.path,
          { personId: userid, mlsNumbers: [number] },
          as,
        ),
        await at.list(as, { personId: userid, list: 'favorites' }),
        await at.site.post(
          savedEndpoints.saveHomeNote.path,
          { personId: userid, mlsNumber: number, note: 'x', version: 0 },
          as,
        ),
        await at.view(number, as, { userid }),
        await at.view(number, null, { userid }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    }
  });

  it('another person can neither see nor change what is saved', async () => {
    const { number } = await at.aHome();
    await at.save(maria.as, number, { userid: maria.id, favorites: true });
    await at.site.post(
      savedEndpoints.saveHomeNote.path,
      { mlsNumber: number, note: 'Mine', version: 0 },
      maria.as,
    );
    expect(await at.kept(neighbor.as, number)).toMatchObject({ favorites: false, note: '' });
    await at.remove(neighbor.as, number);
    const note = { mlsNumber: number, note: 'Theirs', version: 1 };
    const refused = await at.site.post(savedEndpoints.saveHomeNote.path, note, neighbor.as);
    expect(refused.body.code).toBe('home-not-marked');
    expect((await at.list(neighbor.as, { list: 'favorites' })).body.data).toEqual([]);
    expect(await at.kept(maria.as, number)).toMatchObject({ favorites: true, note: 'Mine' });
  });
});

describe('bad input', () => {
  it('a version that no record can have is refused at its field', async () => {
    const { number } = await at.aHome();
    const note = { mlsNumber: number, note: 'x', version: 2 ** 31 };
    const { status, body } = await at.site.post(savedEndpoints.saveHomeNote.path, note, maria.as);
    expect([status, body.code, body.errors[0]?.field]).toEqual([400, 'bad-input', 'version']);
  });

  it.each([
    ['no flag', { favorites: false, dislikes: false }],
    ['both flags', { favorites: true, dislikes: true }],
    ['a flag that is no flag', { favorites: 'yes' }],
    ['an unknown mode', { favorites: true, mode: 'toggle' }],
    ['the mode of removing', { favorites: true, mode: 'remove' }],
    ['no home', { favorites: true, propertiesid: '' }],
    ['a home that isn’t text', { favorites: true, propertiesid: { $ne: 1 } }],
  ])('%s is refused by saving', async (_what, given) => {
    const { number } = await at.aHome();
    expect(await at.save(maria.as, number, given)).toMatchObject({
      status: 400,
      body: { code: 'bad-input', statusCode: 'failed' },
    });
    expect(await at.flagsOf(maria.as, number)).toEqual({ favorites: false, dislikes: false });
  });

  it('removing refuses both flags and another mode, and removes nothing', async () => {
    const { number } = await at.aHome();
    await at.save(maria.as, number);
    for (const given of [
      { favorites: true, dislikes: true },
      { favorites: true, mode: 'delete' },
    ]) {
      expect((await at.remove(maria.as, number, given)).status).toBe(400);
    }
    expect(await at.flagsOf(maria.as, number)).toMatchObject({ favorites: true });
  });

  it('missing homes and hidden homes are both 404', async () => {
    const hidden = await at.aHome({ visibility: 'none' });
    for (const number of ['no-such-home', hidden.number]) {
      for (const answer of [
        await at.save(maria.as, number),
        await at.remove(maria.as, number),
        await at.site.get(savedEndpoints.getSavedHome.path, { ListingId: number }, maria.as),
        await at.view(number, browsing(maria)),
        await at.site.get(savedEndpoints.getHomeInterest.path, { mlsNumber: number }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'listing-not-found' } });
      }
    }
  });

  it('lists and reactions are limited', async () => {
    const query = { list: 'favorites' };
    expect((await at.list(maria.as, { ...query, pageSize: '101' })).status).toBe(400);
    expect((await at.list(maria.as, { list: 'all' })).status).toBe(400);
    expect((await at.list(maria.as, { ...query, sort: 'note' })).status).toBe(400);
    const mlsNumbers = Array.from({ length: 101 }, (_, n) => `K${n}`);
    expect(
      (await at.site.post(savedEndpoints.getHomeReactions.path, { mlsNumbers }, maria.as)).status,
    ).toBe(400);
  });
});

describe('notes', () => {
  const write = (as: Client['as'], mlsNumber: string, note: unknown, version: unknown) =>
    at.site.post(savedEndpoints.saveHomeNote.path, { mlsNumber, note, version }, as);

  it('are written, changed and cleared, each change by the version it was read with', async () => {
    const { number } = await at.aHome();
    expect((await write(maria.as, number, 'Early', 0)).body.code).toBe('home-not-marked');
    await at.save(maria.as, number);
    expect((await write(maria.as, number, 'Roof?', 0)).body).toEqual({ note: 'Roof?', version: 1 });
    expect((await write(maria.as, number, 'Roof?', 0)).body).toEqual({ note: 'Roof?', version: 1 });
    expect(await write(maria.as, number, 'Garage?', 0)).toMatchObject({
      status: 409,
      body: { code: 'note-changed' },
    });
    expect((await write(maria.as, number, '', 1)).body).toEqual({ note: '', version: 2 });
  });

  it('have at most 1,000 characters', async () => {
    const { number } = await at.aHome();
    await at.save(maria.as, number);
    expect((await write(maria.as, number, 'x'.repeat(1001), 0)).status).toBe(400);
    expect((await write(maria.as, number, 'x'.repeat(1000), 0)).status).toBe(200);
    expect((await write(maria.as, number, 'x', '1')).status).toBe(400);
    expect((await write(maria.as, number, 5, 1)).status).toBe(400);
  });

  it('two written at the same time are one note and a conflict', async () => {
    const { number } = await at.aHome();
    await at.save(maria.as, number);
    const both = await Promise.all([
      write(maria.as, number, 'One', 0),
      write(maria.as, number, 'Other', 0),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
