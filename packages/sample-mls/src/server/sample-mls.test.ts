import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  all,
  ask,
  type Body,
  closeAll,
  control,
  type Rec,
  read,
  start,
  startAt,
} from '../../test/open-for-tests.ts';
import type { SampleMls } from './start-sample-mls.ts';

afterAll(closeAll);

let mls: SampleMls;
beforeAll(async () => {
  mls = await start();
});

describe('collections', () => {
  it('pages through all listings by next links, each once', async () => {
    const rows = await all(mls, 'Property?$top=50&$select=ListingKey');
    expect(rows.length).toBe(mls.market.indices().length);
    expect(new Set(rows.map((row) => row.ListingKey)).size).toBe(rows.length);
  });

  it('filters, orders, counts and skips', async () => {
    const body = await read(
      mls,
      "Property?$filter=StandardStatus eq 'Active' and ListPrice ge 300000&$orderby=ListPrice desc&$count=true&$top=5&$select=ListPrice,StandardStatus,ListingKey",
    );
    const prices = body.value.map((row) => row.ListPrice as number);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(
      body.value.every(
        (row) => row.StandardStatus === 'Active' && (row.ListPrice as number) >= 300_000,
      ),
    ).toBe(true);
    expect(body['@odata.count']).toBeGreaterThan(20);
    const counted = await (
      await ask(mls, "Property/$count?$filter=StandardStatus eq 'Active' and ListPrice ge 300000")
    ).text();
    expect(Number(counted)).toBe(body['@odata.count']);
    const skipped = await read(
      mls,
      "Property?$filter=StandardStatus eq 'Active' and ListPrice ge 300000&$orderby=ListPrice desc&$top=4&$skip=1&$select=ListingKey",
    );
    expect(skipped.value.map((row) => row.ListingKey)).toEqual(
      body.value.slice(1).map((row) => row.ListingKey),
    );
  });

  it('expands media, open houses and rooms, and serves each on its own', async () => {
    const body = await read(
      mls,
      'Property?$top=200&$expand=Media($select=MediaKey,MediaURL,Order),OpenHouse,Rooms',
    );
    const media = body.value.flatMap((row) => row.Media as Rec[]);
    expect(media.length).toBeGreaterThan(1_000);
    expect(Object.keys(media[0] ?? {})).toEqual(['MediaKey', 'MediaURL', 'Order']);
    const houses = (await all(mls, 'OpenHouse')).map((row) => row.OpenHouseKey);
    const listed = (await all(mls, 'Property?$expand=OpenHouse&$select=ListingKey')).flatMap(
      (row) => row.OpenHouse as Rec[],
    );
    expect(listed.map((row) => row.OpenHouseKey).sort()).toEqual([...houses].sort());
    const first = body.value[0] as { ListingKey: string; Media: Rec[]; Rooms: Rec[] };
    const key = first.ListingKey;
    const own = await read(mls, `Media?$filter=ResourceRecordKey eq '${key}'&$orderby=Order`);
    expect(own.value.map((row) => row.MediaKey)).toEqual(first.Media.map((row) => row.MediaKey));
    const rooms = await read(mls, `PropertyRooms?$filter=ListingKey eq '${key}'`);
    expect(rooms.value.length).toBe(first.Rooms.length);
    for (const [entity, one] of [
      ['Media', own.value[0]?.MediaKey],
      ['OpenHouse', houses[0]],
      ['Property', key],
      ['PropertyRooms', rooms.value[0]?.RoomKey],
    ]) {
      expect((await ask(mls, `${entity}('${one}')`)).status, `${entity} ${one}`).toBe(200);
    }
  });

  it('lists every child once over all pages', async () => {
    const keys = (await all(mls, 'Media?$top=333&$select=MediaKey')).map((row) => row.MediaKey);
    const expanded = (
      await all(mls, 'Property?$expand=Media($select=MediaKey)&$select=ListingKey')
    ).flatMap((row) => (row.Media as Rec[]).map((one) => one.MediaKey));
    expect([...keys].sort()).toEqual([...expanded].sort());
  });

  it('knows members, offices and lookups that the listings name', async () => {
    const offices = new Set((await all(mls, 'Office')).map((row) => row.OfficeKey));
    const members = new Set((await all(mls, 'Member')).map((row) => row.MemberKey));
    const lookups = new Set(
      (await all(mls, "Lookup?$filter=LookupName eq 'PropertySubType'")).map(
        (row) => row.LookupValue,
      ),
    );
    for (const row of await all(
      mls,
      'Property?$select=ListOfficeKey,ListAgentKey,PropertySubType',
    )) {
      expect(offices.has(row.ListOfficeKey)).toBe(true);
      expect(members.has(row.ListAgentKey)).toBe(true);
      expect(lookups.has(row.PropertySubType)).toBe(true);
    }
  });

  it('describes every field that it sends in $metadata', async () => {
    const xml = await (await ask(mls, '$metadata')).text();
    const row = (await read(mls, 'Property?$top=1&$expand=Media,OpenHouse,Rooms')).value[0] ?? {};
    for (const name of Object.keys(row)) expect(xml, name).toContain(`Name="${name}"`);
    expect(row).toHaveProperty('RoomBedroom2Level');
    expect(row).toHaveProperty('BK9_L_PricePerSQFT');
  });

  it('stays complete while the market moves between pages', async () => {
    const moving = await start({ seed: 8 });
    const rows = await all(
      moving,
      'Property?$orderby=ModificationTimestamp&$top=20&$select=ListingKey,ModificationTimestamp',
      () => moving.advance(45),
    );
    const seen = new Set(rows.map((row) => row.ListingKey));
    const absent = [...moving.market.indices()].filter(
      (index) =>
        moving.market.stateOf(index).enteredAt < startAt && !seen.has(`SMP${100_000_000 + index}`),
    );
    expect(absent).toEqual([]);
    const stamps = rows.map((row) => Date.parse(String(row.ModificationTimestamp)));
    expect(stamps).toEqual([...stamps].sort((a, b) => a - b));
  });

  it('answers a page of 500 full listings', async () => {
    const large = await start({ listings: 3_000 });
    const { value } = await read(large, 'Property?$top=500');
    expect(new Set(value.map((row) => row.ListingKey)).size).toBe(500);
  });
});

describe('refusals', () => {
  it.each([
    ['Property?$filter=Foo eq 1', 400],
    ['Property?$select=Foo', 400],
    ['Property?$orderby=Heating', 400],
    ['Property?$expand=Foo', 400],
    ['Property?$search=lake', 400],
    ['Property?page=2', 400],
    ['Property?$top=1001', 400],
    ['Property?$top=201&$expand=Media', 400],
    ['Property?$top=-1', 400],
    ['Property?$count=yes', 400],
    ['Property?$skiptoken=abc', 400],
    ['Property?$top=1&$top=2', 400],
    ["Property('SMP999999999')", 404],
    ["Property('__proto__')", 404],
    ['Nothing', 404],
    [`Property?$filter=City eq '${'x'.repeat(9_000)}'`, 413],
    [`Property?$filter=City eq '${'x'.repeat(20_000)}'`, 413],
  ])('%s is refused with %d', async (path, status) => {
    const response = await ask(mls, path);
    expect(response.status).toBe(status);
    const body = (await response.json()) as Body;
    expect(body.error?.code).toBeTruthy();
    expect(body.error?.message).toBeTruthy();
  });

  it('requires a token, and detects an expired one', async () => {
    expect((await fetch(`${mls.url}/odata/Property`)).status).toBe(401);
    const wrong = await fetch(`${mls.url}/odata/Property`, {
      headers: { authorization: 'Bearer nope' },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('www-authenticate')).toContain('Bearer');
    const form = (secret: string) =>
      fetch(`${mls.url}/oauth2/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: mls.clientId,
          client_secret: secret,
        }),
      });
    expect((await form('wrong')).status).toBe(401);
    const issued = (await (await form('secret')).json()) as {
      access_token: string;
      expires_in: number;
      token_type: string;
    };
    expect(issued).toMatchObject({ token_type: 'Bearer', expires_in: 3_600 });
    const headers = { authorization: `Bearer ${issued.access_token}` };
    expect((await fetch(`${mls.url}/odata/Property?$top=1`, { headers })).status).toBe(200);
    expect((await control(mls, 'advance', { minutes: 1 }, issued.access_token)).status).toBe(401);
    mls.faults({ expireTokens: true });
    expect((await fetch(`${mls.url}/odata/Property?$top=1`, { headers })).status).toBe(401);
  });

  it('enforces a request quota', async () => {
    const tight = await start({ requestsPerMinute: 3 });
    const statuses: number[] = [];
    for (let request = 0; request < 5; request++)
      statuses.push((await ask(tight, 'Office?$top=1')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await ask(tight, 'Office?$top=1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
