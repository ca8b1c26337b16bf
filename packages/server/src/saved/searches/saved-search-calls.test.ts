import { savedEndpoints } from '@homestead/contract/saved';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { NOBODY } from '../../../test/saved-home-site.ts';
import {
  openSavedSearchSite,
  type SavedSearchSite,
  type Searcher,
} from '../../../test/saved-search-site.ts';

let at: SavedSearchSite;
let maria: Searcher;
let neighbor: Searcher;

beforeAll(async () => {
  at = await openSavedSearchSite();
  maria = await at.newPerson();
  neighbor = await at.newPerson();
});
afterAll(() => at.site.close());

describe('a saved search', () => {
  it('is saved with its filter, without page and person, and returned with the specified names', async () => {
    const { status, body } = await at.save(maria.as, {
      filter: { city: ['Omaha'], pricemax: 450000, zip: null, pageNo: 3, userid: NOBODY },
      frequency: 'weekly',
      wants: ['new'],
    });
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(String), version: 1 });
    const [saved] = (await at.one(maria.as, body.id)).body.value;
    expect(saved).toMatchObject({
      sid: body.id,
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
    expect(saved).not.toHaveProperty('pageNo');
    expect(saved).not.toHaveProperty('zip');
  });

  it('changes the given fields and leaves the rest, once per version', async () => {
    const { id } = await at.saved(maria);
    const change = (version: number, body: object) =>
      at.site.post(savedEndpoints.saveSearch.path, { id, version, ...body }, maria.as);
    const renamed = await change(1, { name: 'Near the zoo' });
    expect(renamed.body).toEqual({ id, version: 2 });
    expect((await at.one(maria.as, id)).body.value[0]).toMatchObject({
      filter_name: 'Near the zoo',
      city: 'Omaha',
      frequency: 'daily',
      version: 2,
    });
    const late = await change(1, { frequency: 'off' });
    expect(late).toMatchObject({ status: 409, body: { code: 'saved-search-changed' } });
    expect((await at.one(maria.as, id)).body.value[0].frequency).toBe('daily');
  });

  it('is deleted, harmlessly twice, and can be restored', async () => {
    const { id } = await at.saved(maria);
    const post = (path: string) => at.site.post(path, { id }, maria.as);
    expect((await post(savedEndpoints.deleteSearch.path)).body).toEqual({ isDeleted: true });
    expect((await post(savedEndpoints.deleteSearch.path)).status).toBe(200);
    expect((await at.one(maria.as, id)).status).toBe(404);
    expect((await post(savedEndpoints.restoreSearch.path)).body).toMatchObject({ id });
    expect((await at.one(maria.as, id)).body.value[0].filter_name).toBe('Dundee');
  });

  it("can't be the 51st, even when two are saved at the same time", async () => {
    const person = await at.newPerson();
    for (let n = 0; n < 49; n += 1) await at.save(person.as);
    const answers = await Promise.all([at.save(person.as), at.save(person.as)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await at.list(person.as)).body.value).toHaveLength(50);
  });
});

test('the same form sent twice is saved once, for each person', async () => {
  const [ann, bo] = [await at.newPerson(), await at.newPerson()];
  const send = (who: Searcher, name: string) => {
    const authorization = `Bearer ${who.as.jwtToken}`;
    const as = { headers: { authorization, 'idempotency-key': 'form-of-search' } };
    return at.site.post(savedEndpoints.saveSearch.path, { name, filter: {} }, as);
  };
  const first = await send(ann, 'Dundee');
  expect(first.status).toBe(200);
  expect((await send(ann, 'Dundee')).body).toEqual(first.body);
  expect(await send(ann, 'Benson')).toMatchObject({ status: 422 });
  expect((await send(bo, 'Benson')).status).toBe(200);
  expect((await at.list(ann.as)).body.value).toMatchObject([{ sid: first.body.id }]);
  expect((await at.list(bo.as)).body.value).toHaveLength(1);
});

describe('access', () => {
  it('not without a sign-in', async () => {
    const answers = await Promise.all([at.save(null), at.list(null), at.one(null, maria.id)]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it("another person finds nothing of it, and can't use its owner's id", async () => {
    const { id, version } = await at.saved(maria);
    const as = neighbor.as;
    const post = (path: string, body: object) => at.site.post(path, { id, ...body }, as);
    const answers = await Promise.all([
      at.one(as, id),
      post(savedEndpoints.saveSearch.path, { version, name: 'Mine' }),
      post(savedEndpoints.deleteSearch.path, {}),
      post(savedEndpoints.restoreSearch.path, {}),
      post(savedEndpoints.readSearchNews.path, {}),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'saved-search-not-found']),
    );
    expect((await at.list(as, { userid: maria.id })).status).toBe(403);
    expect((await at.list(as)).body.value).toEqual([]);
    expect((await at.one(maria.as, id)).body.value[0].filter_name).toBe('Dundee');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(81) }],
    ['no filter', { filter: undefined }],
    ['a wrong filter', { filter: { pricemin: 5, pricemax: 1 } }],
    ['an unknown field', { filter: { color: 'red' } }],
    ['a frequency of its own', { frequency: 'hourly' }],
    ['news of its own', { wants: ['gossip'] }],
    ['no version', { id: NOBODY }],
    ['a list', []],
  ])('refuses %s', async (_what, body) => {
    const answer = Array.isArray(body)
      ? await at.site.post(savedEndpoints.saveSearch.path, body, maria.as)
      : await at.save(maria.as, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.length).toBeGreaterThan(0);
  });
});
