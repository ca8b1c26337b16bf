import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#platform';
import { AGAIN_MS, Autosaver, PAUSE_MS } from './autosaver.ts';
import { readFields } from './read-fields.ts';

const schema = {
  body: z.object({
    version: z.number(),
    priceCents: z.number().int().nullable().optional(),
    county: z.string().max(20).nullable().optional(),
    note: z.string().max(20).nullable().optional(),
  }),
  labels: { priceCents: 'Offer price', county: 'County', note: 'Note' },
};
const fields = readFields(schema, [
  { name: 'priceCents', kind: 'dollars' },
  { name: 'county' },
  { name: 'note' },
]);

interface Row {
  id: string;
  version: number;
  priceCents: number | null;
  county: string | null;
  note: string | null;
}

let kept: Storage;
let row: Row;
let calls: { fields: Record<string, unknown>; version: number | null }[];
/** The fields that someone else changed, with the version that came of it. */
let foreign: Record<string, number>;
let answer: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  const items = new Map<string, string>();
  kept = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    key: () => null,
    clear: () => items.clear(),
    length: 0,
  };
  row = { id: '1', version: 3, priceCents: 389_000_00, county: 'Douglas', note: null };
  calls = [];
  foreign = {};
  answer = async () => {};
});
afterEach(() => vi.useRealTimers());

const refusal = (status: number, code: string, field: string, label: string, message: string) =>
  new ApiError(status, { code, message, errors: [{ field, label, message }] } as never);

/** Saves as the server does: a field that someone else changed later is refused. */
async function save(sent: Record<string, unknown>, version: number | null): Promise<Row> {
  calls.push({ fields: sent, version });
  await answer();
  const late = Object.keys(sent).find((name) => (foreign[name] ?? 0) > (version ?? 0));
  if (late) {
    throw refusal(409, 'changed-meanwhile', late, 'Offer price', 'Priya changed Offer price');
  }
  row = { ...row, ...sent, version: row.version + 1 };
  return row;
}

function someoneElse(change: Partial<Row>): void {
  row = { ...row, ...change, version: row.version + 1 };
  for (const name of Object.keys(change)) foreign[name] = row.version;
}

function open(record: object = row) {
  const onReload = vi.fn();
  const saver = new Autosaver<Row>(
    { schema, fields, save, recordOf: (saved) => saved, onSaved: () => {}, onReload, isOff: false },
    { key: 'draft', record, kept },
  );
  const close = saver.subscribe(() => {});
  return { saver, close, onReload, shown: () => saver.read() };
}
const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);

it('saves what was typed after a pause, and forgets it', async () => {
  const { saver, shown } = open();
  saver.change('priceCents', '395k');
  expect(shown()).toMatchObject({ state: 'unsaved', unsaved: [{ label: 'Offer price' }] });
  await pause();
  expect(calls).toEqual([{ fields: { priceCents: 395_000_00 }, version: 3 }]);
  expect(shown()).toMatchObject({ state: 'saved', values: { priceCents: '$395,000' } });
  expect(kept.getItem('draft')).toBeNull();
});

describe('a field that someone else changed, too', () => {
  it('isn’t overwritten after a reload: both values show until one is chosen (R-567)', async () => {
    const first = open();
    first.saver.change('priceCents', '400,000');
    someoneElse({ priceCents: 395_000_00 });
    await pause();
    expect(first.shown()).toMatchObject({
      state: 'unsaved',
      problems: { priceCents: 'Priya changed Offer price' },
    });
    expect(first.onReload).toHaveBeenCalledOnce();
    first.close();

    const second = open();
    expect(second.shown()).toMatchObject({
      conflicts: { priceCents: '$395,000' },
      values: { priceCents: '400,000' },
    });
    await pause();
    await second.saver.settle();
    expect(calls).toHaveLength(1);
    expect(row.priceCents).toBe(395_000_00);

    second.saver.keepMine('priceCents');
    await pause();
    expect(calls[1]).toEqual({ fields: { priceCents: 400_000_00 }, version: 4 });
    expect(second.shown()).toMatchObject({ state: 'saved', conflicts: {} });
  });

  it('isn’t overwritten by what was typed while nothing could be sent', async () => {
    answer = () => Promise.reject(new ApiError(0, {}));
    const first = open();
    first.saver.change('priceCents', '400000');
    await pause();
    expect(first.shown().problem?.kind).toBe('unreachable');
    first.close();
    answer = async () => {};
    someoneElse({ priceCents: 395_000_00 });
    const second = open();
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect(calls).toHaveLength(1);
    second.saver.takeTheirs('priceCents');
    expect(second.shown()).toMatchObject({
      state: 'saved',
      values: { priceCents: '$395,000' },
    });
    expect(kept.getItem('draft')).toBeNull();
  });

  it('says nothing where both typed the same', async () => {
    const { saver, shown } = open();
    saver.change('priceCents', '395,000.00');
    someoneElse({ priceCents: 395_000_00 });
    saver.take(row);
    expect(shown()).toMatchObject({ state: 'saved', conflicts: {} });
    await pause();
    expect(calls).toEqual([]);
  });

  it('keeps other fields going, each with the version it was typed over', async () => {
    const { saver, shown } = open();
    saver.change('priceCents', '400000');
    someoneElse({ priceCents: 395_000_00 });
    saver.take(row);
    saver.change('county', 'Sarpy');
    saver.change('priceCents', '401000');
    await pause();
    expect(calls).toEqual([{ fields: { county: 'Sarpy' }, version: 4 }]);
    expect(shown()).toMatchObject({
      conflicts: { priceCents: '$395,000' },
      values: { priceCents: '401000', county: 'Sarpy' },
    });
  });

  it('asks as well where it was changed and changed back', async () => {
    const { saver, shown } = open();
    saver.change('priceCents', '400000');
    someoneElse({ priceCents: 1 });
    someoneElse({ priceCents: 389_000_00 });
    await pause();
    saver.take(row);
    expect(shown().conflicts).toEqual({ priceCents: '$389,000' });
  });

  it('asks about a draft of an older form, which doesn’t say what it was typed over', () => {
    kept.setItem('draft', JSON.stringify({ version: 2, changes: { county: 'Sarpy' } }));
    expect(open().shown().conflicts).toEqual({ county: 'Douglas' });
  });
});

it('keeps saying why a field wasn’t saved while others are', async () => {
  const { saver, shown } = open();
  saver.change('priceCents', '20%');
  await pause();
  const why =
    'Offer price must be in dollars, not a percentage. For example, 3% of $310,000 is $9,300';
  expect(shown()).toMatchObject({ problems: { priceCents: why }, unsaved: [{ reason: why }] });
  saver.change('county', 'Sarpy');
  await pause();
  expect(calls).toEqual([{ fields: { county: 'Sarpy' }, version: 3 }]);
  expect(shown()).toMatchObject({ state: 'unsaved', problems: { priceCents: why } });
  expect(shown().values.priceCents).toBe('20%');
});

it('keeps what the server refused, with its reason, and saves the rest', async () => {
  const { saver, shown } = open();
  answer = async () => {
    if (calls.length === 1)
      throw refusal(400, 'bad-input', 'county', 'County', 'County isn’t known');
  };
  saver.change('county', 'Nowhere');
  saver.change('note', 'Call first');
  await pause();
  expect(calls.map((call) => Object.keys(call.fields))).toEqual([['county', 'note'], ['note']]);
  expect(shown()).toMatchObject({
    problems: { county: 'County isn’t known' },
    unsaved: [{ label: 'County', reason: 'County isn’t known' }],
  });
  await pause();
  await pause();
  expect(calls).toHaveLength(2);
});

it('saves what was typed while it saved, also back to what was held', async () => {
  const { saver, shown } = open();
  let goOn = () => {};
  answer = () =>
    new Promise((resolve) => {
      goOn = resolve;
    });
  saver.change('county', 'Sarpy');
  saver.flush();
  saver.change('county', 'Douglas');
  goOn();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown().values.county).toBe('Douglas');
  goOn();
  await pause();
  goOn();
  await pause();
  expect(calls.map((call) => call.fields.county)).toEqual(['Sarpy', 'Douglas']);
  expect(shown().state).toBe('saved');
});

it('doesn’t go back to a record that was loaded before the last save', async () => {
  const { saver, shown } = open();
  const old = { ...row };
  saver.change('county', 'Sarpy');
  await pause();
  saver.take(old);
  expect(shown().values.county).toBe('Sarpy');
});

it('settles: saves all it can right away and says what is left', async () => {
  const { saver } = open();
  saver.change('county', 'Sarpy');
  saver.change('priceCents', 'abc');
  expect(await saver.settle()).toMatchObject([{ name: 'priceCents' }]);
  expect(row.county).toBe('Sarpy');
});
