import type { Queryable } from '../database.ts';
import { selectFileFacts } from './file-store.ts';

/** What kind of file each key is, and whether it can be read now, for those that exist. */
export function findFileFacts(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { mediaType: string; isReady: boolean }>> {
  return selectFileFacts(db, keys);
}
