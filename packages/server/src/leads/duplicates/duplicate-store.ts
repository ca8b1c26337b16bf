import {
  type DuplicateReason,
  duplicateReasons,
  type WireDuplicate,
} from '@homestead/contract/leads';
import { type RawBuilder, sql } from 'kysely';
import { type Caller, holds, type Queryable, type RowOf } from '#platform';
import { fullName } from '../full-name.ts';
import { inSight } from '../lead-sight-store.ts';

/** What more leads than these have in common is an office's, or made up. */
export const MOST = 5;

/** Names that share so many groups of three letters are very similar; `isSimilar` says the same. */
const SIMILAR = 0.6;

const zipOf = (lead: string) => sql`left(${sql.ref(`${lead}.zip`)}, 5)`;
export const fullNameOf = (lead: string) =>
  sql`(${sql.ref(`${lead}.first_name`)} || ' ' || ${sql.ref(`${lead}.last_name`)})`;

/** SQL: the row of `lead` has it in common with the row `mine`. Each is found by an index. */
export const conditions: Readonly<Record<DuplicateReason, readonly RawBuilder<unknown>[]>> = {
  email: [
    sql`lead.email = mine.email`,
    sql`lead.secondary_email = mine.email`,
    sql`lead.email = mine.secondary_email`,
  ],
  phone: [sql`lead.phone = mine.phone`],
  address: [
    sql`lower(lead.street_one) = lower(mine.street_one) and ${zipOf('lead')} = ${zipOf('mine')}`,
  ],
  name: [
    sql`${zipOf('lead')} = ${zipOf('mine')}
      and lower(left(lead.last_name, 1)) = lower(left(mine.last_name, 1))
      and similarity(${fullNameOf('lead')}, ${fullNameOf('mine')}) >= ${sql.lit(SIMILAR)}`,
  ],
};

/** The columns of the desk that a reason gives away. */
export const columnOf: Readonly<Record<DuplicateReason, string>> = {
  email: 'column-email',
  phone: 'column-phone',
  address: 'column-primarycontact',
  name: 'column-primarycontact',
};

/** SQL: nobody said that the rows `lead` and `mine` are different people or one household. */
const isUndecided = sql`not exists (select from lead_distinct d
    where d.lead_id = least(lead.id, mine.id) and d.other_id = greatest(lead.id, mine.id))
  and not exists (select from household_member one join household_member other
      on other.household_id = one.household_id
    where one.lead_id = mine.id and other.lead_id = lead.id)`;

/** SQL: the ids of the leads for which that isn't so; a list, where the other looks up a pair. */
export const decidedForMine = sql`
  select d.other_id as id from lead_distinct d where d.lead_id = mine.id
  union all select d.lead_id from lead_distinct d where d.other_id = mine.id
  union all select other.lead_id from household_member one join household_member other
      on other.household_id = one.household_id
    where one.lead_id = mine.id`;

/** SQL: the row of `lead` is seen, isn't spam, and may be the same person as the row `mine`. */
export const mayBeSame = (caller: Caller) => sql`lead.id <> mine.id and lead.erased_at is null
  and lead.last_inquiry_at is not null and ${inSight(caller)} and ${isUndecided}`;

/**
 * SQL: `id` and `reasons` of the leads in the caller's sight that may be the same person as the
 * row `mine` of the table of leads. Leads that only spam has asked for don't count, and neither do
 * those that staff said are different people, or are one household. Reasons that the caller may
 * not see are left out.
 */
export function likelyDuplicates(
  caller: Caller,
  among: readonly DuplicateReason[] = duplicateReasons,
): RawBuilder<unknown> {
  const counts = mayBeSame(caller);
  const parts = among
    .filter((reason) => holds(caller, columnOf[reason]))
    .flatMap((reason) =>
      conditions[reason].map(
        (condition) => sql`(select lead.id, ${sql.lit(reason)}::text as reason from lead
          where ${condition} and ${counts} limit ${sql.lit(MOST + 1)})`,
      ),
    );
  if (parts.length === 0) return sql`select null::uuid as id, null::text[] as reasons where false`;
  return sql`
    select same.id, array_agg(distinct same.reason) as reasons from (
      select one.id, one.reason, count(*) over (partition by one.reason) as leads
      from (${sql.join(parts, sql` union `)}) one) same
    where same.leads <= ${sql.lit(MOST)} group by same.id`;
}

interface Found {
  of: string;
  id: string;
  firstName: string;
  lastName: string;
  reasons: DuplicateReason[];
}

export const inOrder = (reasons: readonly DuplicateReason[]) =>
  duplicateReasons.filter((reason) => reasons.includes(reason));

/** By lead, the others that may be the same person (R-403), those with most in common first. */
export async function selectDuplicates(
  db: Queryable,
  caller: Caller,
  leadIds: readonly string[],
  among: readonly DuplicateReason[] = duplicateReasons,
): Promise<ReadonlyMap<string, WireDuplicate[]>> {
  if (leadIds.length === 0) return new Map();
  const { rows } = await sql<Found>`
    select mine.id as of, lead.id, lead.first_name as "firstName", lead.last_name as "lastName",
      found.reasons
    from lead mine cross join lateral (${likelyDuplicates(caller, among)}) found
      join lead on lead.id = found.id and ${inSight(caller)}
    where mine.id = any(${[...new Set(leadIds)]}::uuid[])
    order by cardinality(found.reasons) desc, lead.last_inquiry_at desc, lead.id`.execute(db);
  const seesNames = holds(caller, 'column-primarycontact');
  const byLead = Map.groupBy(rows, ({ of }) => of);
  return new Map(
    [...byLead].map(([of, found]) => [
      of,
      found.slice(0, MOST).map((lead) => ({
        leadId: lead.id,
        name: seesNames ? fullName(lead) : null,
        reasons: inOrder(lead.reasons),
      })),
    ]),
  );
}

export type SideRow = RowOf<
  'lead',
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'city' | 'agent_id' | 'last_inquiry_at'
>;

/** The leads of pairs, by their ids. */
export async function selectSides(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SideRow>> {
  const { rows } = await sql<SideRow>`
    select id, first_name, last_name, email, phone, city, agent_id, last_inquiry_at from lead
    where lead.id = any(${[...new Set(ids)]}::uuid[]) and lead.erased_at is null
      and ${inSight(caller)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Says that two leads are different people. False if someone said so before. */
export async function storeDistinct(
  tx: Queryable,
  [one, other]: readonly [string, string],
  by: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into lead_distinct (lead_id, other_id, decided_by)
    values (least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid), ${by})
    on conflict do nothing returning lead_id`.execute(tx);
  return rows.length > 0;
}

/** Takes that back. False if nobody had said so. */
export async function removeDistinct(
  tx: Queryable,
  [one, other]: readonly [string, string],
): Promise<boolean> {
  const { rows } = await sql`
    delete from lead_distinct
    where lead_id = least(${one}::uuid, ${other}::uuid)
      and other_id = greatest(${one}::uuid, ${other}::uuid)
    returning lead_id`.execute(tx);
  return rows.length > 0;
}
