import { afterAll, describe, expect, it } from 'vitest';
import {
  all,
  ask,
  closeAll,
  elementNames,
  ours,
  play,
  type Rec,
  read,
  status,
} from '../../test/open-for-tests.ts';

afterAll(closeAll);

describe('MLS Grid', () => {
  it('wants its system in every filter and searches few fields', async () => {
    const mls = await play('mls-grid');
    for (const path of ['$metadata', 'Property', 'OpenHouse', 'Lookup', 'Member', 'Office']) {
      expect(await status(mls, path), path).toBe(400);
      expect(await status(mls, `${path}?${ours}`), path).toBe(200);
    }
    const [row] = (await read(mls, `Property?${ours}&$top=1`)).value as [Rec];
    expect(row).toMatchObject({
      ListingKey: expect.stringMatching(/^SMP\d{9}$/),
      ListingId: expect.stringMatching(/^SMP\d{8}$/),
      ListAgentKey: expect.stringMatching(/^SMP/),
      OriginatingSystemName: 'plains',
    });
    expect(await read(mls, `Property?${ours} and ListingId eq '${row.ListingId}'`)).toMatchObject({
      value: [{ ListingKey: row.ListingKey }],
    });
    expect(await status(mls, `Property?${ours} and ListingKey eq '${row.ListingKey}'`)).toBe(400);
    expect(await status(mls, `Property?${ours} and City eq 'Omaha'`)).toBe(400);
    const ors = (count: number) =>
      Array(count + 1)
        .fill("ListingId eq 'SMP1'")
        .join(' or ');
    expect(await status(mls, `Property?${ours} and (${ors(5)})`)).toBe(200);
    expect(await status(mls, `Property?${ours} and (${ors(6)})`)).toBe(400);
    expect(await status(mls, `Property?${ours} and ListingId in ('SMP1','SMP2')`)).toBe(200);
  });

  it('expands Media, Rooms and UnitTypes only, in pages of at most 1,000', async () => {
    const mls = await play('mls-grid');
    const xml = await (await ask(mls, `$metadata?${ours}`)).text();
    expect(elementNames(xml, 'EntitySet')).toEqual([
      'Property',
      'OpenHouse',
      'Member',
      'Office',
      'Lookup',
    ]);
    expect(elementNames(xml, 'NavigationProperty')).toEqual(['Media', 'Rooms', 'UnitTypes']);
    expect(xml).toContain('<EntityType Name="PropertyUnitTypes">');
    expect(await status(mls, `Media?${ours}`)).toBe(404);
    expect(await status(mls, `Property?${ours}&$count=true`)).toBe(400);
    expect(await status(mls, `Property?${ours}&$orderby=ModificationTimestamp`)).toBe(400);
    expect(await status(mls, `Property?${ours}&$expand=OpenHouse`)).toBe(400);
    expect(await status(mls, `Property?${ours}&$expand=Media($select=MediaURL)`)).toBe(400);
    expect(await status(mls, `Property?${ours}&$expand=Media&$top=1001`)).toBe(400);
    expect(await status(mls, `Property?${ours}&$top=5001`)).toBe(400);
    const rows = await all(mls, `Property?${ours}&$expand=Media,Rooms,UnitTypes&$top=20`);
    expect(new Set(rows.map((row) => row.ListingKey)).size).toBe(mls.market.indices().length);
    const stamps = rows.map((row) => String(row.ModificationTimestamp));
    expect(stamps).toEqual([...stamps].sort());
    const units = rows.flatMap((row) => row.UnitTypes as Rec[]);
    for (const unit of units) expect(unit.UnitTypeKey).toMatch(/^SMP\d{9}U\d$/);
  });

  it('flags what is removed, and allows two requests a second without saying when', async () => {
    const mls = await play('mls-grid', { requestsPerSecond: 2 });
    const answer = await ask(mls, `Property?${ours} and MlgCanView eq true&$top=1`);
    const { ListingId, ListingKey } = ((await answer.json()) as { value: [Rec] }).value[0];
    mls.remove(String(ListingKey));
    expect(await read(mls, `Property?${ours} and ListingId eq '${ListingId}'`)).toMatchObject({
      value: [{ MlgCanView: false }],
    });
    const burst = await Promise.all(Array.from({ length: 20 }, () => ask(mls, `Office?${ours}`)));
    const refused = burst.filter((one) => one.status === 429);
    expect(refused.length).toBeGreaterThan(5);
    for (const one of refused) expect(one.headers.get('retry-after')).toBeNull();
    const bare = await ask(mls, 'Property', { 'accept-encoding': 'identity' });
    expect([bare.status, await bare.text()]).toEqual([400, expect.stringContaining('Compression')]);
  });

  it('signs photo addresses, which expire and open with the token once an hour', async () => {
    const mls = await play('mls-grid');
    const photo = async (of = mls) => {
      const { value } = await read(of, `Property?${ours}&$expand=Media&$top=1`);
      return (value as [{ Media: [Rec] }])[0].Media[0];
    };
    const { MediaURL, MediaKey, MediaModificationTimestamp } = await photo();
    expect(MediaURL).toMatch(
      /\/token=[\w-]+&expires=\d+&id=sample-client\/images\/SMP\d{9}\/[0-9a-f-]{36}\.jpeg$/,
    );
    const get = (url: unknown, agent = mls.token) =>
      fetch(String(url), { headers: { 'user-agent': agent } });
    expect((await get(MediaURL, 'Homestead')).status).toBe(403);
    expect((await get(String(MediaURL).replace(/expires=\d/, 'expires=9'))).status).toBe(403);
    mls.faults({ expirePhotoAddresses: true });
    expect((await get(MediaURL)).status).toBe(403);
    const again = await photo();
    expect(again).toMatchObject({ MediaKey, MediaModificationTimestamp });
    expect(again.MediaURL).not.toBe(MediaURL);
    expect(String(again.MediaURL).split('/images/')[1]).toBe(String(MediaURL).split('/images/')[1]);
    const picture = await get(again.MediaURL);
    expect(picture.status).toBe(200);
    expect((await picture.bytes()).length).toBeGreaterThan(1_000);
    expect((await get(again.MediaURL)).status).toBe(429);
    const brief = await play('mls-grid', { photoSeconds: 0 });
    expect((await get((await photo(brief)).MediaURL)).status).toBe(403);
  });
});
