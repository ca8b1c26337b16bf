import {
  mediaRecords,
  openAddresses,
  openHouseRecord,
  roomRecords,
} from '../feed/child-records.ts';
import { entityModels } from '../feed/entity-model.ts';
import type { FeedRecord } from '../feed/property-head.ts';
import { propertyRecord } from '../feed/property-record.ts';
import { encodeRecord, readQuirks, type Wire } from '../feed/quirks.ts';
import { findVendor } from '../feed/vendors.ts';
import { WireKeys } from '../feed/wire-keys.ts';
import { type LifeState, stateOf } from '../market/life.ts';
import type { Listing } from '../market/listing.ts';
import { Market } from '../market/market.ts';
import { openHousesOf } from '../market/open-houses.ts';
import { type FaultKind, spoil } from './feed-file-faults.ts';

export type FeedFileOptions = {
  /** Rows to write, 1 to 1,000,000. */
  readonly rows: number;
  readonly seed?: number;
  /** Market time of the file, milliseconds since 1970. */
  readonly at?: number;
  /** Damages rows the way real files are; see `feed-file-faults.ts`. */
  readonly faults?: boolean;
  /** Adds the Media, OpenHouse and Rooms of each listing. */
  readonly children?: boolean;
  /** Address before `/photos/…` in MediaURL. */
  readonly photoBase?: string;
};

/** Counts of the records written to a file. */
export type FeedFileTally = {
  rows: number;
  bytes: number;
  faults: Partial<Record<FaultKind, number>>;
};

const wire: Wire = {
  quirks: { ...readQuirks('enum-display'), omitNulls: true },
  keys: new WireKeys(findVendor('sample')),
};

function withoutEmptyLists(record: FeedRecord): FeedRecord {
  for (const name of Object.keys(record)) {
    const value = record[name];
    if (Array.isArray(value) && value.length === 0) delete record[name];
  }
  return record;
}

/**
 * A RESO Common Format document (RCP-25) of generated listings, piece by piece: uses the memory of
 * one listing, whatever the number of rows. `tally` is filled along the way. The same options give
 * the same bytes.
 */
export function* feedFileChunks(
  options: FeedFileOptions,
  tally?: FeedFileTally,
): Generator<string> {
  const { rows } = options;
  if (!Number.isInteger(rows) || rows < 1 || rows > 1_000_000)
    throw new Error('rows must be a whole number from 1 to 1,000,000.');
  const seed = options.seed ?? 2_026;
  const at = options.at ?? Date.UTC(2026, 8, 1, 15);
  const market = new Market({
    seed,
    listings: Math.ceil(rows * 1.1) + 40,
    startAt: at,
    clockRate: 0,
  });
  const models = entityModels(wire.quirks);
  const model = models.get('Property');
  if (model === undefined) throw new Error('There is no Property model.');
  const children = (
    name: 'Media' | 'OpenHouse' | 'PropertyRooms',
    records: FeedRecord[],
  ): FeedRecord[] => {
    const child = models.get(name);
    return child === undefined
      ? []
      : records.map((record) => encodeRecord(child, record, wire, null));
  };
  const stateAt = (index: number): LifeState => {
    const state = market.stateOf(index);
    return state.hidden ? stateOf(market.lifeOf(index), state.enteredAt) : state;
  };
  const write = (listing: Listing, state: LifeState): FeedRecord => {
    const record = withoutEmptyLists(
      encodeRecord(model, propertyRecord(listing, state, at), wire, null),
    );
    if (options.children === true) {
      record.Media = children(
        'Media',
        mediaRecords(
          listing,
          state,
          openAddresses(options.photoBase ?? 'https://media.sample-mls.example'),
        ),
      );
      record.OpenHouse = children(
        'OpenHouse',
        openHousesOf(seed, listing.index, () => market.lifeOf(listing.index), at).map((open) =>
          openHouseRecord(open, listing.member),
        ),
      );
      record.Rooms = children('PropertyRooms', roomRecords(listing, state));
    } else {
      record.Media = [];
    }
    return record;
  };
  const count = (text: string): string => {
    if (tally !== undefined) tally.bytes += Buffer.byteLength(text);
    return text;
  };
  yield count(`{"@reso.context":"urn:reso:metadata:2.0:resource:property","value":[\n`);
  let before: FeedRecord | null = null;
  let row = 0;
  for (const index of market.indices()) {
    if (row === rows) break;
    const record = write(market.listing(index), stateAt(index));
    let written: unknown = record;
    if (options.faults === true) {
      const spoiled = spoil(record, before, seed, row);
      written = spoiled.row;
      for (const fault of spoiled.faults)
        if (tally !== undefined) tally.faults[fault] = (tally.faults[fault] ?? 0) + 1;
    }
    before = record;
    row++;
    if (tally !== undefined) tally.rows++;
    yield count(`${JSON.stringify(written)}${row === rows ? '\n' : ',\n'}`);
  }
  yield count(']}\n');
}

/** An empty tally to pass in. */
export const newTally = (): FeedFileTally => ({ rows: 0, bytes: 0, faults: {} });
