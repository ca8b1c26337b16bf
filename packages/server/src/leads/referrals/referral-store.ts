import { sql } from 'kysely';
import type { Caller, Queryable, RowOf } from '#platform';
import { inSight } from '../lead-sight-store.ts';

export type ReferralRow = RowOf<'lead_referral'>;

type Written = Pick<
  ReferralRow,
  'agent_name' | 'brokerage' | 'email' | 'phone' | 'fee_percent' | 'status' | 'note'
>;

/** The referrals of a lead, newest first. */
export function selectReferrals(
  db: Queryable,
  leadId: string,
  limit: number,
): Promise<ReferralRow[]> {
  return db
    .selectFrom('lead_referral')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('referred_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function insertReferral(
  tx: Queryable,
  row: Written & Pick<ReferralRow, 'lead_id' | 'referred_by'>,
): Promise<ReferralRow> {
  return tx.insertInto('lead_referral').values(row).returningAll().executeTakeFirstOrThrow();
}

/** A referral of a lead in the caller's sight, held until the commit; null if there is none. */
export async function lockReferral(
  tx: Queryable,
  caller: Caller,
  id: string,
): Promise<ReferralRow | null> {
  const { rows } = await sql<ReferralRow>`
    select r.* from lead_referral r join lead on lead.id = r.lead_id
    where r.id = ${id} and lead.erased_at is null and ${inSight(caller)}
    for update of r`.execute(tx);
  return rows[0] ?? null;
}

export function storeReferral(
  tx: Queryable,
  id: string,
  set: Partial<Written>,
): Promise<ReferralRow> {
  return tx
    .updateTable('lead_referral')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes the referrals of a lead that is erased. */
export async function deleteReferralsOf(tx: Queryable, leadId: string): Promise<void> {
  await tx.deleteFrom('lead_referral').where('lead_id', '=', leadId).execute();
}
