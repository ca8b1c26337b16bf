import { afterAll, expect, it } from 'vitest';
import {
  all,
  ask,
  type Body,
  closeAll,
  elementNames,
  ours,
  play,
  type Rec,
  read,
  status,
} from '../../test/open-for-tests.ts';
import { type VendorName, vendorNames } from '../feed/vendors.ts';
import { startSampleMls } from './start-sample-mls.ts';

afterAll(closeAll);

it('UtahRealEstate names members and offices, cuts pages at 200 and knows no rooms', async () => {
  const mls = await play('utah', { listings: 260 });
  const xml = await (await ask(mls, '$metadata')).text();
  expect(elementNames(xml, 'NavigationProperty')).toEqual([
    'Media',
    'Member',
    'Office',
    'OpenHouse',
    'PropertyUnitTypes',
  ]);
  expect(xml).toContain('Name="Member" Type="org.reso.metadata.Member"');
  expect(elementNames(xml, 'EntitySet')).not.toContain('PropertyRooms');
  for (const [path, refusal] of [
    ['Property?$expand=Rooms', 400],
    ["Property?$filter=ListingKey in ('1','2')", 400],
    ['PropertyRooms', 404],
    ['Lookup', 404],
  ] as const)
    expect(await status(mls, path), path).toBe(refusal);
  const page = await read(mls, 'Property?$top=500&$select=ListingKey,MlsStatus');
  expect(page.value).toHaveLength(200);
  expect(page['@odata.nextLink']).toContain('$skip=200');
  const rows = await all(mls, 'Property?$expand=Member,Office&$select=ListingKey,ListAgentKey');
  expect(new Set(rows.map((row) => row.ListingKey)).size).toBe(rows.length);
  for (const row of rows) expect((row.Member as Rec).MemberKey).toBe(row.ListAgentKey);
  const [first, second] = rows.map((row) => row.ListingKey);
  expect(first).toMatch(/^\d{9}$/);
  const either = `$filter=ResourceRecordKey eq '${first}' or ResourceRecordKey eq '${second}'`;
  const media = await all(mls, `Media?${either}`);
  expect(new Set(media.map((one) => one.ResourceRecordKey)).size).toBe(2);
  mls.remove(String(first));
  expect(await status(mls, `Property('${first}')`)).toBe(404);
  expect(await status(mls, 'Property?$filter=MlgCanView eq true')).toBe(400);
});

it('Trestle gives 10 rows unless asked, 1,000 at most, and more of keys alone', async () => {
  const mls = await play('trestle', { requestsPerMinute: 12 });
  expect((await read(mls, 'Property')).value).toHaveLength(10);
  expect(await status(mls, 'Property?$top=1001')).toBe(400);
  expect(await status(mls, 'Property?$top=300000&$select=ListingKey')).toBe(200);
  expect(await status(mls, 'Property?$top=300001&$select=ListingKey')).toBe(400);
  expect(await status(mls, "Media?$filter=ResourceRecordKey in ('1')")).toBe(400);
  const { value } = await read(mls, 'Property?$expand=Media,Rooms,Units,OpenHouse&$top=1000');
  expect(value.length).toBeGreaterThan(40);
  expect(value.find((row) => row.Heating !== null)?.Heating).toEqual(expect.any(String));
  const { length } = await all(mls, 'Property?$top=30&$select=ListingKey');
  expect(length).toBe(value.length);
  const burst = Array.from({ length: 30 }, () => status(mls, 'Office?$top=1'));
  expect(await Promise.all(burst)).toContain(429);
});

it('Bridge takes $top as the size of the answer and expands ten children', async () => {
  const mls = await play('bridge');
  expect(await all(mls, 'Property?$top=25&$select=ListingKey')).toHaveLength(25);
  const wide = { prefer: 'odata.maxpagesize=500' };
  const rows = async (path: string) =>
    ((await (await ask(mls, path, wide)).json()) as Body).value as {
      PhotosCount: number;
      Media: Rec[];
      'Media@odata.nextLink'?: string;
    }[];
  const cut = await rows('Property?$expand=Media');
  expect(cut.length).toBeGreaterThan(40);
  expect(Math.max(...cut.map((row) => row.Media.length))).toBe(10);
  for (const row of cut.slice(0, 5)) {
    const rest = await all(mls, row['Media@odata.nextLink'] ?? 'Media?$filter=Order lt 0');
    expect(row.Media.length + rest.length).toBe(row.PhotosCount);
  }
  for (const row of await rows('Property?$expand=Media($top=100)'))
    expect(row.Media).toHaveLength(row.PhotosCount);
  expect((await read(mls, 'Property')).value).toHaveLength(10);
});

it('Spark has keys of 26 digits and children only below a listing', async () => {
  const mls = await play('spark');
  const { value } = await read(mls, 'Property?$expand=Media,Room,Unit,OpenHouse&$top=1000');
  for (const row of value) expect(row.ListingKey).toMatch(/^\d{26}$/);
  expect(value.flatMap((row) => row.Room as Rec[]).length).toBeGreaterThan(20);
  const key = value[0]?.ListingKey;
  expect(await read(mls, `Property?$filter=ListingKey eq '${key}'`)).toMatchObject({
    value: [{ ListingKey: key }],
  });
  expect(await status(mls, `Property('${key}')`)).toBe(200);
  expect(await status(mls, 'Media')).toBe(404);
  expect((await read(mls, 'Property')).value).toHaveLength(10);
});

it('Paragon expands nothing and repeats rooms as columns', async () => {
  const mls = await play('paragon');
  expect(await status(mls, 'Property?$expand=Media')).toBe(400);
  const { value } = await read(mls, 'Property?$top=5');
  expect(value[0]).toHaveProperty('RoomKitchenLevel');
  expect(value[0]).toHaveProperty('BK9_L_PricePerSQFT');
  const media = await read(mls, `Media?$filter=ResourceRecordKey eq '${value[0]?.ListingKey}'`);
  expect(media.value.length).toBe(value[0]?.PhotosCount);
});

it('a plain server cuts pages and gives no next link', async () => {
  const mls = await play('plain');
  const page = await read(mls, 'Property?$top=500&$count=true');
  expect(page.value).toHaveLength(50);
  expect(page['@odata.count']).toBeGreaterThan(50);
  expect(page).not.toHaveProperty('@odata.nextLink');
  const rest = await read(mls, 'Property?$skip=50');
  expect(rest.value).toHaveLength((page['@odata.count'] ?? 0) - 50);
});

it.each(vendorNames)('%s describes every field that it sends', async (vendor) => {
  const mls = await play(vendor);
  const query = vendor === 'mls-grid' ? `?${ours}` : '?';
  const xml = await (await ask(mls, `$metadata${query}`)).text();
  const expand = elementNames(xml, 'NavigationProperty').join(',');
  const { value } = await read(mls, `Property${query}&$top=50${expand && `&$expand=${expand}`}`);
  for (const name of new Set(value.flatMap(Object.keys)))
    if (!name.includes('@')) expect(xml).toContain(`Name="${name}"`);
  for (const name of elementNames(xml, 'EntitySet'))
    expect(await status(mls, `${name}${query}&$top=1`), name).toBe(200);
});

it('refuses an unknown vendor', async () => {
  await expect(startSampleMls({ vendor: 'acme' as VendorName })).rejects.toThrow('mls-grid');
});
