import type { Insertable } from 'kysely';
import type { Database } from '../../src/platform/database.ts';
import type { DB } from '../../src/platform/database-types.generated.ts';

let made = 0;

/** Inserts photos of one home, in order of position, and returns their rows. */
export async function insertPhotos(
  db: Database,
  listingId: number,
  photos: readonly Partial<Insertable<DB['photo']>>[],
) {
  return db
    .insertInto('photo')
    .values(
      photos.map((photo, position) => {
        made += 1;
        return {
          listing_id: listingId,
          media_key: `MEDIA-${process.pid}-${made}`,
          token: `Tk${process.pid}x${made}`,
          position,
          source_url: 'https://photos.example/1.jpg',
          ...photo,
        };
      }),
    )
    .returningAll()
    .execute();
}

/** A photo's current row. */
export async function readPhoto(db: Database, id: number) {
  return db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
