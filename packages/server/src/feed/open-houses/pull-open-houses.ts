import { atomically, recordEvent } from '#platform';
import { feedChanged } from '../feed-events.ts';
import { bumpFeedVersion, upsertOpenHouses } from '../intake/listing-batch-store.ts';
import { type RefusedRecord, refusedRecord, storable } from '../intake/taken-record.ts';
import { recordMessages } from '../messages.ts';
import type { ListingName } from '../mls/find-by-key.ts';
import type { ChildOffer } from '../mls/mls-offer.ts';
import { type MlsSession, sideWalk } from '../mls/mls-session.ts';
import { walkPages } from '../mls/page-walk.ts';
import { readSide } from '../mls/read-side.ts';
import { readOpenHouse } from '../normalize/normalize-open-houses.ts';
import type { NormalizedOpenHouse } from '../normalize/normalized-listing.ts';
import { readInstant, readText } from '../normalize/read-value.ts';
import type { FeedContext } from '../runs/feed-context.ts';
import { findFeedCursor, saveFeedCursor } from '../runs/feed-cursor-store.ts';
import { lockFeedWriting } from '../runs/feed-lock.ts';
import { storeRefusedRecords } from '../runs/feed-run-store.ts';
import { findListingIds, refreshNextOpenHouses, removeOpenHouses } from './open-house-store.ts';

type Resource = NonNullable<ChildOffer['resource']>;

/**
 * Writes the open houses that changed since the last pass; canceled and past ones are removed. They
 * belong to a listing by its ListingKey, else by its ListingId; those of listings we don't have are
 * skipped. An MLS without that resource sends them only with its listings.
 */
export async function pullOpenHouses(context: FeedContext, session: MlsSession): Promise<void> {
  const { resource } = session.offer.children.openHouses;
  if (resource)
    await readSide(context, session, resource.name, () => pull(context, session, resource));
}

async function pull(context: FeedContext, session: MlsSession, of: Resource): Promise<void> {
  const { db } = context;
  const { modifiedSince } = await findFeedCursor(db, session.source, of.name);
  const walk = sideWalk(context, session, {
    resource: of.name,
    keyField: of.key,
    since: modifiedSince,
  });
  let reachedAt = modifiedSince;
  for await (const page of walkPages(session.mls, walk)) {
    for (const row of page.rows) {
      const at = readInstant((row as Record<string, unknown> | null)?.ModificationTimestamp);
      if (at !== null && (reachedAt === null || at > reachedAt)) reachedAt = at;
    }
    await writePage(context, session, page.rows, of);
  }
  await saveFeedCursor(db, session.source, of.name, {
    modifiedSince: reachedAt,
    pageLink: null,
    reachedAt: null,
    rowsRead: 0,
    expected: null,
  });
}

async function writePage(
  { db }: FeedContext,
  session: MlsSession,
  rows: readonly unknown[],
  of: Resource,
): Promise<void> {
  const kept = new Map<string, { house: NormalizedOpenHouse; owner: ListingName }>();
  const removed = new Set<string>();
  const refused: RefusedRecord[] = [];
  for (const row of rows) {
    const record = (row ?? {}) as Record<string, unknown>;
    const key = readText(record[of.key]);
    const listingKey = readText(record.ListingKey);
    const owner = { key: listingKey ?? '', id: readText(record.ListingId) };
    if (key === null || (listingKey === null && owner.id === null)) continue;
    const house = readOpenHouse(
      { ...record, OpenHouseKey: key },
      owner.key,
      session.rules.enumerations,
    );
    if (house === 'canceled') removed.add(key);
    else if (house !== null) kept.set(key, { house, owner });
    else {
      removed.add(key);
      refused.push(
        refusedRecord(recordMessages.noTimeSpan(), {
          place: `${of.name} ${key}`,
          listingKey,
          raw: storable(JSON.stringify(row), row),
        }),
      );
    }
  }
  await atomically(db, async (tx) => {
    await lockFeedWriting(tx, { isAlone: true });
    const owners = [...kept.values()].map(({ owner }) => owner);
    const ids = await findListingIds(tx, session.feed, owners);
    const known = [...kept.values()].flatMap(({ house, owner }) => {
      const id = ids.get(owner);
      return id === undefined ? [] : [{ ...house, listing_id: id }];
    });
    const touched = new Set([
      ...(removed.size > 0 ? await removeOpenHouses(tx, [...removed]) : []),
      ...(known.length > 0 ? await upsertOpenHouses(tx, known) : []),
    ]);
    await storeRefusedRecords(tx, { id: session.runId, source: session.feed }, refused);
    if (touched.size === 0) return;
    const changed = await refreshNextOpenHouses(tx, [...touched]);
    const version = await bumpFeedVersion(tx);
    await recordEvent(tx, feedChanged, { feed: session.feed, version, changed, removed: 0 });
  });
}
