import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { searchableText } from '../../src/feed/normalize/address-words.ts';
import type { Database } from '../../src/platform/database.ts';
import type { DB } from '../../src/platform/database-types.generated.ts';

export type NewListing = Partial<Omit<Insertable<DB['listing']>, 'position'>> & {
  position?: { x: number; y: number } | null;
};

let made = 0;

/** A plain house in Omaha that search shows; `given` overrides what a test is about. */
export function aListing(given: NewListing = {}) {
  made += 1;
  const listing = {
    listing_key: `KEY-${process.pid}-${made}`,
    mls_number: String(22_600_000 + made),
    source: 'Test MLS',
    standard_status: 'Active',
    visibility: 'search',
    property_type: 'Residential',
    property_subtype: 'Single Family Residence',
    kinds: ['house'],
    list_price_cents: 30_000_000,
    original_list_price_cents: 30_000_000,
    street_address: `${1000 + made} Chicago St`,
    street_number: String(1000 + made),
    city: 'Omaha',
    county: 'Douglas',
    state: 'NE',
    zip: '68132',
    beds: 3,
    baths_total: 2,
    baths_full: 2,
    baths_half: 0,
    living_area: 1800,
    listed_at: new Date(Date.UTC(2026, 0, 1) + made * 60_000),
    modified_at: new Date(Date.UTC(2026, 0, 1) + made * 60_000),
    ...given,
  };
  return { ...listing, search_text: given.search_text ?? searchTextOf(listing) };
}

/** Inserts listings in one statement and returns their ids, in order. */
export async function insertListings(
  db: Database,
  listings: readonly NewListing[],
): Promise<number[]> {
  const ids: number[] = [];
  const rows = listings.map(aListing);
  for (let at = 0; at < rows.length; at += 200) {
    const answered = await db
      .insertInto('listing')
      .values(
        rows.slice(at, at + 200).map(({ position, ...row }) => ({
          ...row,
          position: (position ? sql`point(${position.x}, ${position.y})` : null) as never,
        })),
      )
      .returning('id')
      .execute();
    ids.push(...answered.map((row) => row.id));
  }
  return ids;
}

/** What the feed does after a change. */
export async function raiseFeedVersion(db: Database): Promise<void> {
  await sql`update feed_version set version = version + 1`.execute(db);
}

function searchTextOf(listing: NewListing): string {
  return searchableText(
    [
      listing.address_shown === false ? null : listing.street_address,
      listing.city,
      listing.state,
      listing.zip,
      listing.subdivision,
      listing.elementary_school,
      listing.middle_school,
      listing.high_school,
      listing.mls_number,
    ].map((part) => part ?? null),
  );
}
