import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { ownedBy } from '../owned-by.ts';
import type { FileRow } from './file-purpose.ts';

/** How long a node has a file in quarantine to itself. */
const CLAIM = sql`interval '5 minutes'`;
const today = sql<string>`(now() at time zone 'UTC')::date`;

export async function insertFile(
  db: Queryable,
  file: Pick<FileRow, 'key' | 'purpose' | 'owner_id' | 'name' | 'media_type' | 'bytes'>,
): Promise<FileRow> {
  return db.insertInto('stored_file').values(file).returningAll().executeTakeFirstOrThrow();
}

export async function findFile(db: Queryable, key: string): Promise<FileRow | null> {
  const row = await db
    .selectFrom('stored_file')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** Those of the files that exist. */
export async function selectFiles(db: Queryable, keys: readonly string[]): Promise<FileRow[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('key', 'in', [...keys])
    .execute();
}

/** Returns whether the row was still in quarantine: it may have been deleted in the meantime. */
export async function markReady(db: Queryable, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ state: 'ready', last_error: null })
    .where('key', '=', key)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Leaves a file in quarantine and has it checked again in `seconds`. */
export async function delayCheck(
  db: Queryable,
  key: string,
  why: { seconds: number; error: string },
): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ due_at: sql`now() + make_interval(secs => ${why.seconds})`, last_error: why.error })
    .where('key', '=', key)
    .execute();
}

/** Makes the check of files in quarantine due, and wakes the job. */
export async function makeCheckDue(tx: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    update stored_file set due_at = now()
    where key = any(${[...keys]}::text[]) and state = 'quarantined'`.execute(tx);
  await sql`select pg_notify('files_held', '')`.execute(tx);
}

/** Takes up to `limit` files whose check is due. Several nodes never get the same one. */
export function claimDueFiles(db: Queryable, limit: number): Promise<FileRow[]> {
  return db
    .with(
      (table) => table('due').materialized(),
      (due) =>
        due
          .selectFrom('stored_file')
          .select('key')
          .where('state', '=', 'quarantined')
          .where('due_at', '<=', sql<Date>`now()`)
          .orderBy('due_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('stored_file')
    .set({ due_at: sql`now() + ${CLAIM}`, attempts: sql`attempts + 1` })
    .where('key', 'in', (taken) => taken.selectFrom('due').select('key'))
    .returningAll()
    .execute();
}

/** Deletes rows; their bytes must be removed after the commit. Returns the keys that had one. */
export async function deleteFiles(db: Queryable, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .deleteFrom('stored_file')
    .where('key', 'in', [...keys])
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Deletes the rows of these people's files of these purposes. */
export async function deleteFilesOf(
  db: Queryable,
  ownerIds: readonly string[],
  purposes: readonly string[],
): Promise<void> {
  if (purposes.length === 0) return;
  await db
    .deleteFrom('stored_file')
    .where(ownedBy(ownerIds, 'stored_file.owner_id'))
    .where('purpose', 'in', [...purposes])
    .execute();
}

/** Keys of a purpose's files that were uploaded before an instant, in order after `after`. */
export async function selectOldKeys(
  db: Queryable,
  {
    purpose,
    before,
    after,
    limit,
  }: { purpose: string; before: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('key')
    .where('purpose', '=', purpose)
    .where('uploaded_at', '<', before)
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/** What a person uploaded and we still have, newest first. */
export function selectFilesOf(
  db: Queryable,
  ownerId: string,
  limit: number,
): Promise<{ name: string; type: string; size: number; purpose: string; uploaded_at: Date }[]> {
  return db
    .selectFrom('stored_file')
    .select(['name', 'media_type as type', 'bytes as size', 'purpose', 'uploaded_at'])
    .where(ownedBy(ownerId, 'stored_file.owner_id'))
    .orderBy('uploaded_at', 'desc')
    .limit(limit)
    .execute();
}

/** Those of the keys that have a row, each with its state. */
export async function selectStates(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('stored_file')
    .select(['key', 'state'])
    .where('key', 'in', [...keys])
    .execute();
  return new Map(rows.map(({ key, state }) => [key, state]));
}

/** What is known of a file. */
export interface FileFacts {
  mediaType: string;
  isReady: boolean;
  name: string;
  bytes: number;
}

/** What kind of file each key is, and whether it can be read now. */
export async function selectFileFacts(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, FileFacts>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('stored_file')
    .select(['key', 'media_type', 'state', 'name', 'bytes'])
    .where('key', 'in', [...keys])
    .execute();
  return new Map(
    rows.map(({ key, media_type, state, name, bytes }) => [
      key,
      { mediaType: media_type, isReady: state === 'ready', name, bytes: Number(bytes) },
    ]),
  );
}

/** How many bytes of a purpose were stored within the last day. */
export async function countDayBytes(db: Queryable, purpose: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(bytes), 0) as bytes from stored_file
    where purpose = ${purpose} and uploaded_at > now() - interval '1 day'`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Counts one more file of a person today, unless they have reached `most`. Returns whether it did.
 */
export async function countFile(db: Queryable, personId: string, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into file_quota_use as used (person_id, day, files) values (${personId}, ${today}, 1)
    on conflict (person_id, day) do update set files = used.files + 1 where used.files < ${most}
    returning files`.execute(db);
  return rows.length === 1;
}

/** Counts bytes of a person today, unless that takes them above `most`. Returns whether it did. */
export async function countBytes(
  db: Queryable,
  personId: string,
  { bytes, most }: { bytes: number; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into file_quota_use as used (person_id, day, files, bytes)
    select ${personId}, ${today}, 1, ${bytes}::bigint where ${bytes}::bigint <= ${most}
    on conflict (person_id, day) do update set bytes = used.bytes + excluded.bytes
    where used.bytes + excluded.bytes <= ${most}
    returning bytes`.execute(db);
  return rows.length === 1;
}

/** Deletes counts of earlier days. */
export async function deleteOldQuotaUse(db: Queryable): Promise<void> {
  await sql`delete from file_quota_use where day < ${today} - 1`.execute(db);
}
