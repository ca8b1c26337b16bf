import {
  allowLongStatements,
  atomically,
  type Database,
  type Queryable,
  recordEvent,
} from '#platform';
import { feedChanged } from '../feed-events.ts';
import { lockFeedWriting } from '../runs/feed-lock.ts';
import {
  appendHistory,
  bumpFeedVersion,
  confirmListings,
  findKnownListings,
  type KnownListing,
  replaceFieldNotes,
  replaceOpenHouses,
  upsertDetails,
  upsertListings,
  upsertRawRecords,
} from './listing-batch-store.ts';
import { historyOf } from './listing-history.ts';
import { listingUpsertOf } from './listing-upsert.ts';
import { insertPhotos, replacePhotos } from './photo-row-store.ts';
import type { TakenRecord } from './taken-record.ts';

interface WrittenCounts {
  changed: number;
  removed: number;
  droppedFields: number;
  /** Records whose key had already appeared; only where keys must be unique. */
  doubled: TakenRecord[];
}

interface WriteOptions {
  /** Name of the feed or file; the key sweep uses it. */
  feed: string;
  /** Names the normalization rules, see `derivedBy`. */
  derivedBy: string;
  now: Date;
  /**
   * Set if each key may appear only once: the instant the run started. The first record of a key is
   * written, and the others are returned as duplicates. Otherwise the last record wins.
   */
  onceSince?: Date | null;
  /** Joins the same commit: progress of the run, the cursor. */
  alongside?: (tx: Queryable, counts: WrittenCounts) => Promise<void>;
}

interface Change {
  record: TakenRecord;
  known: KnownListing | null;
}

/**
 * Writes one batch of records in one commit: listing, detail, raw record, photos, open houses,
 * history, notes, feed version and event. Safe to repeat with the same records: unchanged ones are
 * only confirmed.
 */
export function writeListings(
  db: Database,
  records: readonly TakenRecord[],
  options: WriteOptions,
): Promise<WrittenCounts> {
  const { byKey, doubled } = uniqueByKey(records, options);
  return atomically(db, async (tx) => {
    await allowLongStatements(tx, 60);
    await lockFeedWriting(tx, { isAlone: false });
    const known = await findKnownListings(tx, [...byKey.keys()], options.onceSince);
    const changes: Change[] = [];
    const unchanged: number[] = [];
    for (const [key, record] of byKey) {
      const before = known.get(key) ?? null;
      if (before?.is_seen_since) doubled.push(record);
      else if (before && isSame(before, record, options)) unchanged.push(before.id);
      else if (before || !record.normalized.isGone) changes.push({ record, known: before });
    }
    if (unchanged.length > 0) await confirmListings(tx, unchanged);
    const counts = { ...countOf(changes), doubled };
    if (changes.length > 0) {
      await writeChanges(tx, changes, options);
      const version = await bumpFeedVersion(tx);
      await recordEvent(tx, feedChanged, {
        feed: options.feed,
        version,
        changed: counts.changed,
        removed: counts.removed,
      });
    }
    await options.alongside?.(tx, counts);
    return counts;
  });
}

function uniqueByKey(records: readonly TakenRecord[], { onceSince }: WriteOptions) {
  const byKey = new Map<string, TakenRecord>();
  const doubled: TakenRecord[] = [];
  for (const record of records) {
    const key = record.normalized.listing.listing_key;
    if (onceSince && byKey.has(key)) doubled.push(record);
    else byKey.set(key, record);
  }
  return { byKey, doubled };
}

function isSame(before: KnownListing, record: TakenRecord, options: WriteOptions): boolean {
  return (
    before.record_hash === record.hash &&
    before.derived_by === options.derivedBy &&
    before.feed === options.feed &&
    (before.gone_at !== null) === record.normalized.isGone
  );
}

function countOf(changes: readonly Change[]): Omit<WrittenCounts, 'doubled'> {
  const gone = changes.filter(({ record }) => record.normalized.isGone).length;
  let droppedFields = 0;
  for (const { record } of changes) droppedFields += record.normalized.dropped.length;
  return { changed: changes.length - gone, removed: gone, droppedFields };
}

async function writeChanges(
  tx: Queryable,
  changes: readonly Change[],
  { feed, derivedBy, now }: WriteOptions,
): Promise<void> {
  const ids = await upsertListings(
    tx,
    changes.map(({ record, known }) => listingUpsertOf(record.normalized, known, now)),
  );
  const withIds = changes.map((change) => {
    const id = ids.get(change.record.normalized.listing.listing_key);
    if (id === undefined) throw new Error('A listing was written without an id');
    return { ...change, id };
  });
  await upsertDetails(
    tx,
    withIds.map(({ id, record: { normalized } }) => ({
      listing_id: id,
      remarks: normalized.detail.remarks,
      facts: normalized.detail.facts,
      rooms: normalized.rooms,
    })),
  );
  await upsertRawRecords(
    tx,
    withIds.map(({ id, record }) => ({
      listing_id: id,
      feed,
      record_hash: record.hash,
      derived_by: derivedBy,
      record: record.raw,
    })),
  );
  await writePhotos(tx, withIds);
  await writeOpenHouses(tx, withIds);
  const history = withIds.flatMap(({ id, record, known }) =>
    historyOf(record.normalized, known).map((entry) => ({ listing_id: id, ...entry })),
  );
  if (history.length > 0) await appendHistory(tx, history);
  await replaceFieldNotes(
    tx,
    withIds.map(({ id }) => id),
    withIds.flatMap(({ id, record: { normalized } }) => [
      ...normalized.dropped.map((note) => ({ ...note, listing_id: id, kind: 'dropped' as const })),
      ...normalized.notes.map((note) => ({ ...note, listing_id: id, kind: 'noted' as const })),
    ]),
  );
}

type WithId = Change & { id: number };

async function writePhotos(tx: Queryable, changes: readonly WithId[]): Promise<void> {
  const withMedia = changes.filter(({ record }) => record.normalized.photos !== null);
  const photosOf = (some: readonly WithId[]) =>
    some.flatMap(({ id, record }) =>
      (record.normalized.photos ?? []).map((photo) => ({ listing_id: id, ...photo })),
    );
  const seenBefore = withMedia.filter(({ known }) => known !== null);
  const ofNew = photosOf(withMedia.filter(({ known }) => known === null));
  if (ofNew.length > 0) await insertPhotos(tx, ofNew);
  if (seenBefore.length > 0) {
    await replacePhotos(
      tx,
      seenBefore.map(({ id }) => id),
      photosOf(seenBefore),
    );
  }
}

async function writeOpenHouses(tx: Queryable, changes: readonly WithId[]): Promise<void> {
  const telling = changes.filter(({ record }) => record.normalized.openHouses !== null);
  const houses = new Map(
    telling.flatMap(({ id, record }) =>
      (record.normalized.openHouses ?? []).map((house) => [
        house.open_house_key,
        { listing_id: id, ...house },
      ]),
    ),
  );
  const toReplace = telling.filter(
    ({ known, record }) => known !== null || (record.normalized.openHouses ?? []).length > 0,
  );
  if (toReplace.length === 0) return;
  await replaceOpenHouses(
    tx,
    toReplace.map(({ id }) => id),
    [...houses.values()],
  );
}
