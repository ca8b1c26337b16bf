import type { Queryable } from '#platform';
import { selectVideoLinks } from './calendar-store.ts';

/** The links that these people use for video tours, by their ids; without those who set none. */
export async function findVideoLinks(
  db: Queryable,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (personIds.length === 0) return new Map();
  const rows = await selectVideoLinks(db, personIds);
  return new Map(rows.map(({ person_id, video_link }) => [person_id, video_link]));
}
