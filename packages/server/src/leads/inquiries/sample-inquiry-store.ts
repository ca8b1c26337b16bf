import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** Whether a lead has one of these addresses. */
export async function hasLeadOf(db: Queryable, emails: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from lead where email = any(${[...emails]}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** Moves a lead that was made in this transaction, and what has happened to it, to a moment. */
export async function moveArrivalTo(
  tx: Queryable,
  { leadId, at, city, zip }: { leadId: string; at: Date; city: string; zip: string },
): Promise<void> {
  await sql`
    update lead set created_at = ${at}, last_inquiry_at = ${at}, city = ${city}, state = 'NE',
      zip = ${zip},
      claimed_at = case when agent_id is not null then ${at}::timestamptz end
    where id = ${leadId}`.execute(tx);
  await sql`
    update lead_decision set decided_at = ${at}
    where lead_id = ${leadId} and decided_at = now()`.execute(tx);
  await moveWhatHappened(tx, leadId, at);
}

/**
 * Moves the answer that was given in this transaction, and a claim before it, to a moment; since
 * then, the lead is in a stage.
 */
export async function moveAnswerTo(
  tx: Queryable,
  { leadId, at, stage }: { leadId: string; at: Date; stage: string },
): Promise<void> {
  await sql`
    update inquiry set answered_at = ${at}, seen_at = ${at}
    where lead_id = ${leadId} and answered_at = now()`.execute(tx);
  await sql`
    update lead set last_contacted_at = ${at},
      stage_id = (select id from reference_entry where list = 'lead-stages' and code = ${stage}),
      claimed_at = case when claimed_at = now() then ${at}::timestamptz else claimed_at end
    where id = ${leadId}`.execute(tx);
  await moveWhatHappened(tx, leadId, at);
}

/** A lead that was contacted when it was given to someone stays with them. */
async function moveWhatHappened(tx: Queryable, leadId: string, at: Date): Promise<void> {
  await sql`
    update lead_route set given_at = ${at}
    where lead_id = ${leadId} and given_at = now()`.execute(tx);
  await sql`
    update lead_activity set happened_at = ${at}
    where lead_id = ${leadId} and happened_at = now()`.execute(tx);
}
