import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all, ask, closeAll, control, type Rec, read, start } from '../../test/open-for-tests.ts';
import { type SampleMls, startSampleMls } from './start-sample-mls.ts';

afterAll(closeAll);

let mls: SampleMls;
beforeAll(async () => {
  mls = await start();
});

describe('requested faults', () => {
  it('answers 429 as often as requested', async () => {
    await control(mls, 'faults', { status429Next: 2, retryAfter: 7 });
    const statuses = [];
    for (let request = 0; request < 3; request++) {
      const response = await ask(mls, 'Office?$top=1');
      statuses.push(response.status);
      if (response.status === 429) expect(response.headers.get('retry-after')).toBe('7');
    }
    expect(statuses).toEqual([429, 429, 200]);
  });

  it('breaks one connection in the middle of a page', async () => {
    mls.faults({ cutAfterBytes: 4_000, cutSkip: 1 });
    await read(mls, 'Property?$top=5');
    const broken = await ask(mls, 'Property?$top=100', { 'accept-encoding': 'identity' });
    expect(broken.status).toBe(200);
    await expect(broken.text()).rejects.toThrow();
    await read(mls, 'Property?$top=5');
  });

  it('refuses invalid orders', async () => {
    expect((await control(mls, 'faults', { status429Next: -1 })).status).toBe(400);
    expect((await control(mls, 'advance', { minutes: 'many' })).status).toBe(400);
    expect((await control(mls, 'advance', { minutes: 5 }, 'wrong')).status).toBe(401);
  });

  it('moves the clock', async () => {
    const other = await start({ seed: 6 });
    const before = other.market.playedTo;
    const answer = (await (await control(other, 'advance', { minutes: 2_880 })).json()) as {
      marketTime: string;
    };
    expect(Date.parse(answer.marketTime)).toBe(before + 2_880 * 60_000);
    const changed = await read(
      other,
      `Property?$filter=ModificationTimestamp gt ${new Date(before).toISOString()}&$count=true`,
    );
    expect(changed['@odata.count']).toBeGreaterThan(0);
  });
});

describe('quirks', () => {
  it('sends numbers as text, comma lists, codes and no nulls', async () => {
    const odd = await start({ quirks: 'numbers-as-strings,comma-lists,enum-codes,omit-nulls' });
    const rows = await all(odd, 'Property?$top=100');
    const plain = await all(mls, 'Property?$top=100');
    const row = rows.find((one) => one.YearBuilt !== undefined && one.Heating !== undefined) as Rec;
    const same = plain.find((one) => one.ListingKey === row.ListingKey) as Rec;
    expect(row.ListPrice).toBe(`${same.ListPrice}.00`);
    expect(row.YearBuilt).toBe(String(same.YearBuilt));
    expect(row.Heating).toMatch(/^[A-Z]+\d+(,[A-Z]+\d+)*$/);
    expect(Object.values(row)).not.toContain(null);
    expect(row).not.toHaveProperty('RoomBedroom2Level');
    expect(row).not.toHaveProperty('BK9_L_PricePerSQFT');
    const lookups = await all(odd, "Lookup?$filter=LookupName eq 'StandardStatus'");
    const status = lookups.find((one) => one.LegacyODataValue === row.StandardStatus);
    expect(status?.StandardLookupValue).toBe(same.StandardStatus);
    const byCode = await read(
      odd,
      `Property?$filter=StandardStatus eq '${row.StandardStatus}'&$count=true&$top=1`,
    );
    const byName = await read(
      mls,
      `Property?$filter=StandardStatus eq '${same.StandardStatus}'&$count=true&$top=1`,
    );
    expect(byCode['@odata.count']).toBe(byName['@odata.count']);
  });

  it('sends the names of enumeration members', async () => {
    const odd = await start({ quirks: 'enum-names' });
    const rows = await all(odd, 'Property?$select=PropertySubType,StandardStatus');
    expect(rows.map((row) => row.PropertySubType)).toContain('SingleFamilyResidence');
    expect(await (await ask(odd, '$metadata')).text()).toContain(
      '<EnumType Name="PropertySubType">',
    );
  });

  it('puts many rows on one timestamp and still serves all by pages', async () => {
    const odd = await start({ quirks: 'same-timestamp' });
    const rows = await all(
      odd,
      'Property?$orderby=ModificationTimestamp&$top=17&$select=ListingKey,ModificationTimestamp',
    );
    expect(new Set(rows.map((row) => row.ListingKey)).size).toBe(odd.market.indices().length);
    expect(new Set(rows.map((row) => row.ModificationTimestamp)).size).toBeLessThan(
      rows.length / 5,
    );
  });

  it('refuses unknown quirks', async () => {
    await expect(startSampleMls({ quirks: 'upside-down' })).rejects.toThrow('upside-down');
    await expect(startSampleMls({ quirks: 'enum-names,enum-codes' })).rejects.toThrow('one of');
  });
});
