import { sql } from 'kysely';
import { isNotPutOff, type Queryable, tryRowSoon } from '#platform';
import type { SealRow } from '../envelopes/envelope-store.ts';

/** The job that seals. */
export const SEAL_JOB = 'documents.seal-envelopes';
/** The channel that is notified when an envelope waits to be sealed. */
export const SEALING = 'envelope_sealing';

/** Has envelopes sealed as soon as the caller's transaction is committed. */
export async function sealSoon(tx: Queryable): Promise<void> {
  await sql`select pg_notify(${SEALING}, '')`.execute(tx);
}

export type SealFailure = 'upload' | 'certificate' | 'other';

/** Notes on an envelope that waits for its seal why the last try failed. */
export async function storeSealFailure(
  tx: Queryable,
  envelopeId: string,
  failure: SealFailure,
): Promise<{ tries: number } | null> {
  const { rows } = await sql<{ tries: number }>`
    update envelope set seal_failure = ${failure}, seal_failed_at = now(),
      seal_tries = seal_tries + 1
    where id = ${envelopeId} and state = 'sealing' returning seal_tries as tries`.execute(tx);
  return rows[0] ?? null;
}

/** Has an envelope sealed as soon as the commit is done, whatever its last try came to. */
export async function sealAgain(tx: Queryable, envelopeId: string): Promise<void> {
  await tryRowSoon(tx, { job: SEAL_JOB, rowId: envelopeId });
  await sql`
    update envelope set seal_failure = null, seal_failed_at = null
    where id = ${envelopeId}`.execute(tx);
  await sealSoon(tx);
}

interface NewSeal {
  envelopeId: string;
  codeHash: Buffer;
  sealedAt: Date;
  bytes: number;
  pages: number;
  sha256: Buffer;
  level: 'B-B' | 'B-T';
  isStampWanted: boolean;
}

/** Adds the seal of an envelope; false if it has one. */
export async function insertSeal(tx: Queryable, one: NewSeal): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into envelope_seal (envelope_id, code_hash, sealed_at, bytes, pages, sha256, level,
      is_stamp_wanted)
    values (${one.envelopeId}, ${one.codeHash}, ${one.sealedAt}, ${one.bytes}, ${one.pages},
      ${one.sha256}, ${one.level}, ${one.isStampWanted})
    on conflict (envelope_id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Has a sealed file read with its time stamp; the log keeps the hash of the one without. */
export async function storeStamp(
  tx: Queryable,
  envelopeId: string,
  { sha256, bytes }: { sha256: Buffer; bytes: number },
): Promise<void> {
  await sql`
    update envelope_seal set sha256 = ${sha256}, bytes = ${bytes}, level = 'B-T',
      is_stamp_wanted = false
    where envelope_id = ${envelopeId}`.execute(tx);
}

/** The seal with a code, by the hash of the code. */
export async function findSealByCode(
  db: Queryable,
  codeHash: Buffer,
): Promise<(SealRow & { title: string }) | null> {
  const { rows } = await sql<SealRow & { title: string }>`
    select seal.*, envelope.title from envelope_seal seal
    join envelope on envelope.id = seal.envelope_id
    where seal.code_hash = ${codeHash}`.execute(db);
  return rows[0] ?? null;
}

/** Hashes of the sealed files of an envelope, the first one first: one with a stamp came later. */
export async function selectSealedHashes(db: Queryable, envelopeId: string): Promise<string[]> {
  const { rows } = await sql<{ about: Buffer }>`
    select about from document_event
    where envelope_id = ${envelopeId} and kind in ('sealed', 'stamped') and about is not null
    order by seq`.execute(db);
  return [...new Set(rows.map(({ about }) => about.toString('hex')))];
}

interface JobRows {
  job: string;
  limit: number;
}

/** Envelopes that wait to be sealed, without those that are put off. */
export async function selectToSeal(tx: Queryable, { job, limit }: JobRows): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from envelope
    where state = 'sealing' and ${isNotPutOff(job, sql`envelope.id::text`)}
    order by changed_at limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Envelopes whose seals wait for a time stamp, without those that are put off. */
export async function selectUnstamped(db: Queryable, { job, limit }: JobRows): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select envelope_id as id from envelope_seal
    where is_stamp_wanted and ${isNotPutOff(job, sql`envelope_seal.envelope_id::text`)}
    order by sealed_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
