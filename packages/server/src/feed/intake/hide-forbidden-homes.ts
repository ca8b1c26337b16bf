import { sql } from 'kysely';
import {
  allowLongStatements,
  atomically,
  type Database,
  type Queryable,
  recordEvent,
  type Settings,
} from '#platform';
import { feedChanged } from '../feed-events.ts';
import { lockFeedWriting } from '../runs/feed-lock.ts';
import { bumpFeedVersion } from './listing-batch-store.ts';

/**
 * Hides sold and coming-soon homes that the settings no longer permit. Runs before the first
 * call, because deriving homes again takes a whole pass, and homes from a file have none.
 */
export async function hideForbiddenHomes(
  db: Database,
  settings: Pick<Settings, 'MLS_SHOW_CLOSED' | 'MLS_SHOW_COMING_SOON'>,
): Promise<void> {
  const statuses = [
    ...(settings.MLS_SHOW_CLOSED ? [] : ['Closed']),
    ...(settings.MLS_SHOW_COMING_SOON ? [] : ['ComingSoon']),
  ];
  if (statuses.length === 0) return;
  // Looked at without the lock first, so that a start with nothing to hide waits for no running
  // pass.
  if (!(await hasShownHomes(db, statuses))) return;
  await atomically(db, async (tx) => {
    await allowLongStatements(tx, 60);
    await lockFeedWriting(tx, { isAlone: true });
    const changed = await hideByStatus(tx, statuses);
    if (changed === 0) return;
    const version = await bumpFeedVersion(tx);
    await recordEvent(tx, feedChanged, { feed: null, version, changed, removed: 0 });
  });
}

async function hasShownHomes(db: Queryable, statuses: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('listing')
    .select('id')
    .where('visibility', 'in', ['search', 'page'])
    .where('standard_status', 'in', statuses)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns how many homes were hidden. Marks their raw records as derived by unknown rules, so the
 * homes come back once they are permitted.
 */
async function hideByStatus(tx: Queryable, statuses: readonly string[]): Promise<number> {
  const { rows } = await sql<{ hidden: number }>`
    with hidden as (
      update listing set visibility = 'none', changed_at = now()
      where visibility in ('search', 'page') and standard_status = any(${statuses}::text[])
      returning id
    ), marked as (
      update raw_record set derived_by = '' where listing_id in (select id from hidden)
    )
    select count(*) as hidden from hidden`.execute(tx);
  return rows[0]?.hidden ?? 0;
}
