import { describe, expect, it } from 'vitest';
import { feedFileChunks, newTally } from './feed-file.ts';
import { gapKinds, nonsenseKinds } from './feed-file-faults.ts';

type Row = Record<string, unknown>;
const write = (options: Parameters<typeof feedFileChunks>[0]): string =>
  [...feedFileChunks(options)].join('');
const read = (text: string): unknown[] => (JSON.parse(text) as { value: unknown[] }).value;

describe('a RESO Common Format file', () => {
  it('has exactly the requested rows, each with a unique key', () => {
    for (const rows of [1, 7, 2_000]) {
      const values = read(write({ rows })) as Row[];
      expect(values.length).toBe(rows);
      expect(new Set(values.map((row) => row.ListingKey)).size).toBe(rows);
    }
  });

  it('is the same for the same options', () => {
    expect(write({ rows: 50, seed: 4, faults: true })).toBe(
      write({ rows: 50, seed: 4, faults: true }),
    );
    expect(write({ rows: 50, seed: 4 })).not.toBe(write({ rows: 50, seed: 5 }));
  });

  it('carries photos, open houses and rooms when asked', () => {
    const values = read(
      write({ rows: 40, children: true, photoBase: 'http://127.0.0.1:1' }),
    ) as Row[];
    const media = values.flatMap((row) => row.Media as Row[]);
    expect(media.length).toBeGreaterThan(250);
    expect(String(media[0]?.MediaURL)).toMatch(
      /^http:\/\/127\.0\.0\.1:1\/photos\/SMP\d{9}\/1\.webp\?v=\d+$/,
    );
    expect(values.some((row) => (row.Rooms as Row[]).length > 3)).toBe(true);
  });

  it('contains every fault of real files and counts them', () => {
    const tally = newTally();
    const text = [...feedFileChunks({ rows: 3_000, faults: true }, tally)].join('');
    const values = read(text);
    expect(values.length).toBe(3_000);
    expect(tally.rows).toBe(3_000);
    expect(tally.bytes).toBe(Buffer.byteLength(text));
    for (const kind of [...gapKinds, ...nonsenseKinds])
      expect(tally.faults[kind], kind).toBeGreaterThan(0);
    const rows = values.filter((row): row is Row => typeof row === 'object' && row !== null);
    expect(values.length - rows.length).toBe(tally.faults['not-an-object']);
    expect(rows.filter((row) => row.ListingKey === undefined).length).toBe(tally.faults['no-key']);
    expect(rows.filter((row) => row.Longitude === 0).length).toBe(tally.faults['longitude-zero']);
    expect(rows.filter((row) => row.YearBuilt === 20_255).length).toBe(tally.faults['year-20255']);
    const addresses = rows.map((row) => String(row.UnparsedAddress));
    expect(addresses.some((address) => /^\d+-\d+ /.test(address))).toBe(true);
    expect(addresses.some((address) => / Lot \d+$/.test(address))).toBe(true);
    expect(new Set(addresses).size).toBeLessThan(addresses.length);
  });

  it('refuses invalid numbers of rows', () => {
    for (const rows of [0, -1, 1.5, 2_000_000]) expect(() => write({ rows })).toThrow('rows');
  });
});
