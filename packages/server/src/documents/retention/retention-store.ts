import { sql } from 'kysely';
import { isNotPutOff, type Queryable, type RowOf } from '#platform';

interface Due {
  job: string;
  now: Date;
  years: number;
  limit: number;
}

/** Ended envelopes without a legal hold whose time to be kept is over. */
export async function selectPastRetention(
  tx: Queryable,
  { job, now, years, limit }: Due,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from envelope
    where state in ('completed', 'declined', 'voided', 'expired') and not is_held
      and ended_at < ${now}::timestamptz - make_interval(years => ${years}::int)
      and coalesce(retain_until, '-infinity') < ${now}::date
      and not exists (select from envelope later where later.amends_id = envelope.id)
      and ${isNotPutOff(job, sql`envelope.id::text`)}
    order by ended_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Keeps an envelope longer; its version stays, since it says the same. */
export async function storeRetainUntil(tx: Queryable, id: string, until: Date): Promise<void> {
  await sql`update envelope set retain_until = ${until}::date where id = ${id}`.execute(tx);
}

/** Whether the database deleted it: it checks the age and the hold itself. */
export async function deleteOldEnvelope(
  tx: Queryable,
  id: string,
  years: number,
): Promise<boolean> {
  const { rows } = await sql<{ deleted: boolean }>`
    select delete_old_envelope(${id}::uuid, ${years}::int) as deleted`.execute(tx);
  return rows[0]?.deleted === true;
}

type Leftover = Pick<RowOf<'deleted_envelope'>, 'envelope_id'> & { hash: Buffer };

/** Sealed files of deleted envelopes that aren't gone yet, and that no kept seal names. */
export async function selectLeftovers(db: Queryable, limit: number): Promise<Leftover[]> {
  const { rows } = await sql<Leftover>`
    select gone.envelope_id, file.hash
    from deleted_envelope gone cross join lateral unnest(gone.sealed_files) as file(hash)
    where cardinality(gone.sealed_files) > 0
      and not exists (select from envelope_seal kept where kept.sha256 = file.hash)
    order by gone.deleted_at limit ${limit}`.execute(db);
  return rows;
}

export async function noteFileGone(
  db: Queryable,
  { envelope_id: id, hash }: Leftover,
): Promise<void> {
  await sql`
    update deleted_envelope set sealed_files = array_remove(sealed_files, ${hash})
    where envelope_id = ${id}`.execute(db);
}
