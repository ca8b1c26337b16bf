import type { PageRequest } from '@homestead/contract/platform';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, holds, type Page, type Queryable, selectPage } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { inSight } from '../lead-sight-store.ts';
import { openTo, unclaimedAt } from '../routing/open-lead-store.ts';
import { selectFullPonds } from '../routing/route-store.ts';

export type ClaimableRow = Pick<
  LeadRow,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'lead_role'
> & {
  last_inquiry_at: Date;
  source: string | null;
  /** Of the newest inquiry; null without one. */
  kind: string | null;
  message: string | null;
  mls_number: string | null;
  home_address: string | null;
  /** When the first answer is due. */
  due_at: Date | null;
  pond: string | null;
  claim_until: Date | null;
};

/** SQL: the caller could claim the row of `lead` now; ponds of which they have enough are full. */
function claimable(caller: Caller, fullPonds: readonly string[]): RawBuilder<SqlBool> {
  if (!holds(caller, 'lead-claim')) return sql<SqlBool>`false`;
  return sql<SqlBool>`(lead.agent_id is null and lead.erased_at is null
    and lead.last_inquiry_at is not null and ${openTo(caller)}
    and not exists (select 1 from lead_route full_route
      where full_route.lead_id = lead.id and full_route.pond_id = any(${fullPonds}::uuid[])))`;
}

/** What the caller could claim: by when the first answer is due, then the newest. */
export async function selectClaimable(
  db: Queryable,
  caller: Caller,
  page: PageRequest,
): Promise<Page<ClaimableRow>> {
  const fullPonds = await selectFullPonds(db, caller.personId);
  return selectPage(db, page, {
    select: sql`lead.id, lead.first_name, lead.last_name, lead.email, lead.phone, lead.lead_role,
      lead.last_inquiry_at, clock.due_at, asked.*, ${unclaimedAt},
      (select source.display from reference_entry source where source.id = lead.source_id) as source`,
    from: sql`lead
      left join lateral (
        select min(i.due_at) as due_at from inquiry i
        where i.lead_id = lead.id and i.due_at is not null and i.answered_at is null) clock on true
      left join lateral (
        select i.kind, left(i.message, 300) as message, i.mls_number, i.home_address
        from inquiry i where i.lead_id = lead.id and not i.is_suspected
        order by i.received_at desc limit 1) asked on true
      where ${inSight(caller)} and ${claimable(caller, fullPonds)}`,
    // Of those due at the same time, such as at opening, the one that waits the longest is first.
    orderBy: sql`clock.due_at nulls last,
      case when clock.due_at is not null then lead.last_inquiry_at end,
      lead.last_inquiry_at desc, lead.id`,
  });
}

/** How many leads {@link selectClaimable} has. */
export async function countClaimable(db: Queryable, caller: Caller): Promise<number> {
  const fullPonds = await selectFullPonds(db, caller.personId);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead
    where ${inSight(caller)} and ${claimable(caller, fullPonds)}`.execute(db);
  return rows[0]?.count ?? 0;
}
