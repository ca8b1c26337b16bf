import { isPublic } from '../../src/feed/normalize/normalize-open-houses.ts';
import { indexWords } from '../../src/feed/words/index-words.ts';
import type { Database } from '../../src/platform/database.ts';
import { insertListings, type NewListing } from './listings.ts';

/** A listing with its rows in other tables. */
export interface VariedHome {
  listing: NewListing;
  remarks: string | null;
  openHouses: readonly { startsAt: Date; hours: number; type: string | null }[];
}

/** Inserts homes with their descriptions and open houses; returns their ids, in order. */
export async function insertVariedHomes(
  db: Database,
  homes: readonly VariedHome[],
): Promise<number[]> {
  const ids = await insertListings(
    db,
    homes.map((home) => home.listing),
  );
  const withIds = homes.map((home, at) => ({ ...home, listing_id: ids[at] as number }));
  await db
    .insertInto('listing_detail')
    .values(withIds.map(({ listing_id, remarks }) => ({ listing_id, remarks, facts: '{}' })))
    .execute();
  await db
    .insertInto('listing_words_due')
    .values(ids.map((listing_id) => ({ listing_id })))
    .execute();
  await indexWords(db);
  const houses = withIds.flatMap(({ listing_id, openHouses }) =>
    openHouses.map(({ startsAt, hours, type }, at) => ({
      listing_id,
      open_house_key: `${listing_id} ${at}`,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + hours * 3_600_000),
      type,
      is_public: isPublic(type ?? null),
    })),
  );
  if (houses.length > 0) await db.insertInto('open_house').values(houses).execute();
  return ids;
}
