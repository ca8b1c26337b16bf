import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

export type ApprovalRow = RowOf<'client_approval'>;

/** Stores an approval; null if these terms were approved by this client before. */
export async function insertApproval(
  tx: Queryable,
  approval: {
    offerId: string;
    leadId: string;
    personId: string | null;
    linkId: string;
    version: number;
    isDraft: boolean;
    terms: string;
    termsHash: string;
    name: string;
    address: string | null;
    userAgent: string | null;
    at?: Date;
  },
): Promise<ApprovalRow | null> {
  const { offerId, leadId, personId, linkId, version, isDraft, terms, termsHash, name } = approval;
  const { rows } = await sql<ApprovalRow>`
    insert into client_approval (offer_id, lead_id, person_id, link_id, offer_version, is_draft,
      terms, terms_hash, name, ip_address, user_agent, approved_at)
    values (${offerId}, ${leadId}, ${personId}, ${linkId}, ${version}, ${isDraft}, ${terms}::jsonb,
      ${termsHash}, ${name}, ${approval.address}, ${approval.userAgent},
      coalesce(${approval.at ?? null}::timestamptz, now()))
    on conflict (offer_id, lead_id, terms_hash) do nothing returning *`.execute(tx);
  return rows[0] ?? null;
}

/** The newest approvals of an offer that the call may open, at most 50. */
export async function selectApprovals(db: Queryable, offerId: string): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`
    select * from client_approval where offer_id = ${offerId} order by id desc limit 50`.execute(
    db,
  );
  return rows;
}
