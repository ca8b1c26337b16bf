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

type Leftover = Pick<RowOf<'deleted_envelope'>, 'envelope_id'> & { sealed_sha256: Buffer };

/** Deleted envelopes whose sealed file isn't gone yet. */
export async function selectLeftovers(db: Queryable, limit: number): Promise<Leftover[]> {
  const { rows } = await sql<Leftover>`
    select envelope_id, sealed_sha256 from deleted_envelope
    where sealed_sha256 is not null order by deleted_at limit ${limit}`.execute(db);
  return rows;
}

export async function noteFileGone(db: Queryable, envelopeId: string): Promise<void> {
  await sql`
    update deleted_envelope set sealed_sha256 = null where envelope_id = ${envelopeId}`.execute(db);
}
