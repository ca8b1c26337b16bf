import { photoAddress } from '@homestead/contract/feed';
import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { countShownListings, selectSitemapRows } from './sitemap-store.ts';

/** The most addresses one sitemap file may hold (sitemaps.org). */
const CHUNK = 50_000;

/** The listings that have a page, 50,000 at a time, with their last update and main photo. */
export async function listSitemapEntries(
  { db }: { db: Queryable },
  { page = 1 }: QueryOf<typeof listingEndpoints.getSitemapEntries>,
): Promise<AnswerOf<typeof listingEndpoints.getSitemapEntries>> {
  const [rows, count] = await Promise.all([
    selectSitemapRows(db, { offset: (page - 1) * CHUNK, limit: CHUNK }),
    countShownListings(db),
  ]);
  return {
    value: rows.map((row) => ({
      mlsNumber: row.mls_number,
      modifiedAt: row.modified_at.toISOString(),
      image: row.photo_token === null ? null : photoAddress(row.photo_token, 1280, 'jpg'),
    })),
    pages: Math.max(1, Math.ceil(count / CHUNK)),
  };
}
