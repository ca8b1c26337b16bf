import type { Queryable } from '../database.ts';
import { type FileFacts, selectFileFacts } from './file-store.ts';

/** What kind of file each key is, and whether it can be read now, for those that exist. */
export function findFileFacts(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, FileFacts>> {
  return selectFileFacts(db, keys);
}
