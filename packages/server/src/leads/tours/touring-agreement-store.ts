import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

/** What documents of a tour belong to. */
export const TOUR_SUBJECT = 'tour';

/** Has a locked tour wait for the client's signature in an envelope. */
export async function storeAgreement(
  tx: Queryable,
  tourId: string,
  envelopeId: string,
): Promise<Pick<RowOf<'tour_request'>, 'agreement_envelope_id'>> {
  await sql`
    update tour_request set agreement_envelope_id = ${envelopeId} where id = ${tourId}`.execute(tx);
  return { agreement_envelope_id: envelopeId };
}

/** The newest envelope that was sent for tours of a mailbox, and that its owner hasn’t signed. */
export async function findOpenAgreement(tx: Queryable, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select envelope.id from tour_request tour
    join envelope on envelope.about_kind = ${TOUR_SUBJECT} and envelope.about_id = tour.id::text
    where lower(tour.email) = ${email.toLowerCase()} and envelope.state = 'sent'
      and not exists (select from envelope_recipient buyer where buyer.envelope_id = envelope.id
        and buyer.role = 'buyer' and buyer.state = 'signed')
    order by envelope.sent_at desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The tours that wait for an envelope. */
export async function selectWaitingTours(tx: Queryable, envelopeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tour_request where agreement_envelope_id = ${envelopeId}
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A locked tour waits no longer: its time counts for the client now. */
export async function endWaiting(tx: Queryable, tourId: string): Promise<RowOf<'tour_request'>> {
  const { rows } = await sql<RowOf<'tour_request'>>`
    update tour_request set agreement_envelope_id = null, version = version + 1,
      calendar_sequence = calendar_sequence + 1
    where id = ${tourId} returning *`.execute(tx);
  return rows[0] as RowOf<'tour_request'>;
}
