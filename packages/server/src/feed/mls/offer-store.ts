import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { MlsOffer } from './mls-offer.ts';

/** What we know of an MLS; `askedWith` names the settings it was found out with. */
export interface KnownOffer {
  askedWith: string;
  offer: MlsOffer;
  readAt: Date;
  /** Resource → the most rows a page of it has. */
  pageCaps: Record<string, number>;
}

export async function findOffer(db: Queryable, source: string): Promise<KnownOffer | null> {
  const row = await db
    .selectFrom('feed_offer')
    .select(['asked_with', 'offer', 'read_at', 'page_caps'])
    .where('source', '=', source)
    .executeTakeFirst();
  if (!row) return null;
  return {
    askedWith: row.asked_with,
    offer: row.offer as unknown as MlsOffer,
    readAt: row.read_at,
    pageCaps: row.page_caps as Record<string, number>,
  };
}

/** Stores a new offer and forgets what was learned about pages. */
export async function saveOffer(
  db: Queryable,
  source: string,
  { askedWith, offer }: { askedWith: string; offer: MlsOffer },
): Promise<void> {
  await sql`
    insert into feed_offer (source, asked_with, offer)
    values (${source}, ${askedWith}, ${JSON.stringify(offer)}::json)
    on conflict (source) do update
      set asked_with = excluded.asked_with, offer = excluded.offer, read_at = now(),
        page_caps = '{}'`.execute(db);
}

/** Remembers that pages of a resource have at most this many rows. */
export async function savePageCap(
  db: Queryable,
  source: string,
  { resource, rows }: { resource: string; rows: number },
): Promise<void> {
  await sql`
    update feed_offer set page_caps = page_caps || ${JSON.stringify({ [resource]: rows })}::jsonb
    where source = ${source}`.execute(db);
}

/** Lookup name → value → label, as they were stored; null when they never were. */
export async function findLookups(
  db: Queryable,
  source: string,
): Promise<{ lookups: Record<string, Record<string, string>>; readAt: Date } | null> {
  const row = await db
    .selectFrom('feed_offer')
    .select(['lookups', 'lookups_read_at'])
    .where('source', '=', source)
    .executeTakeFirst();
  if (!row?.lookups_read_at) return null;
  return {
    lookups: row.lookups as Record<string, Record<string, string>>,
    readAt: row.lookups_read_at,
  };
}

export async function saveLookups(
  db: Queryable,
  source: string,
  lookups: Record<string, Record<string, string>>,
): Promise<void> {
  await sql`
    update feed_offer set lookups = ${JSON.stringify(lookups)}::json, lookups_read_at = now()
    where source = ${source}`.execute(db);
}
