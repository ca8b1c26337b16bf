import { sql } from 'kysely';
import type { Caller, Queryable, RowOf } from '#platform';
import { inSight } from '../lead-sight-store.ts';
import { leadsOfPeople } from '../merges/lead-group-store.ts';

export type NoteRow = RowOf<'lead_note'>;

/** Notes by id of leads that the caller may see, deleted ones among them. */
export async function selectNotes(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.* from lead_note n join lead on lead.id = n.lead_id
    where n.id = any(${[...ids]}::uuid[]) and lead.erased_at is null and ${inSight(caller)}`.execute(
    db,
  );
  return rows;
}

/** One of them, held until the commit; null if there is none. */
export async function lockNote(tx: Queryable, caller: Caller, id: string): Promise<NoteRow | null> {
  const { rows } = await sql<NoteRow>`
    select n.* from lead_note n join lead on lead.id = n.lead_id
    where n.id = ${id} and lead.erased_at is null and ${inSight(caller)}
    for update of n`.execute(tx);
  return rows[0] ?? null;
}

/** The leads of the notes that have a file. */
export async function selectLeadsOfFile(db: Queryable, key: string): Promise<string[]> {
  const { rows } = await sql<{ lead_id: string }>`
    select lead_id from lead_note
    where files @> array[${key}]::text[] and files <> '{}' and deleted_at is null
    limit 1`.execute(db);
  return rows.map(({ lead_id }) => lead_id);
}

/** Those of the keys that a note has, also a deleted one. */
export async function selectNoteFiles(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select unnest(files) as key from lead_note
    where files && ${[...keys]}::text[] and files <> '{}'`.execute(db);
  const wanted = new Set(keys);
  return new Set(rows.flatMap(({ key }) => (wanted.has(key) ? [key] : [])));
}

const MAX = 5000;

/** What staff wrote down about a client, newest first, for the copy of their data. */
export async function selectNotesAbout(
  db: Queryable,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select n.written_at, n.edited_at, n.body, cardinality(n.files) as files
    from lead_note n
    where n.lead_id in (${leadsOfPeople(personId)}) and n.deleted_at is null
    order by n.written_at desc limit ${MAX}`.execute(db);
  return rows;
}

/** The ids of a lead's notes, deleted ones among them. */
export async function selectNoteIds(tx: Queryable, leadId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lead_note where lead_id = ${leadId}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Deletes all notes about a lead for good. Their files go with the job that tidies files. */
export async function deleteNotes(tx: Queryable, leadId: string): Promise<void> {
  await sql`delete from lead_note where lead_id = ${leadId}`.execute(tx);
}
