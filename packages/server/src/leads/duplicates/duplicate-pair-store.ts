import type { DuplicateReason } from '@homestead/contract/leads';
import { duplicateReasons, PAIRED_LEADS } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Caller, holds, type Page, type Queryable } from '#platform';
import { inSight } from '../lead-sight-store.ts';
import {
  columnOf,
  conditions,
  decidedForMine,
  fullNameOf,
  inOrder,
  MOST,
  mayBeSame,
} from './duplicate-store.ts';
import { findSimilarNames, type GroupedName } from './similar-names.ts';

interface Pair {
  one: string;
  other: string;
  reasons: DuplicateReason[];
}

/**
 * One page of the pairs in the caller's sight, those with the most in common first. The newer lead
 * is among those with the latest inquiries, and for a similar name, the other one is, too: what a
 * page costs doesn't grow with all leads there are.
 */
export async function selectDuplicatePairs(
  db: Queryable,
  caller: Caller,
  request: PageRequest,
): Promise<Page<Pair>> {
  const seen = duplicateReasons.filter((reason) => holds(caller, columnOf[reason]));
  if (seen.length === 0) return { rows: [], ...request, total: 0 };
  const columns = (reason: DuplicateReason) =>
    sql`lead.id, ${sql.lit(reason)}::text as reason, lead.last_inquiry_at`;
  const parts = seen
    .filter((reason) => reason !== 'name')
    .flatMap((reason) =>
      conditions[reason].map(
        (condition) => sql`(select mine.id as of, same.* from recent mine cross join lateral (
          select ${columns(reason)} from lead where ${condition} and ${mayBeSame(caller)}
          limit ${sql.lit(MOST + 1)}) same)`,
      ),
    );
  if (seen.includes('name')) {
    const similar = await findSimilarNames(await selectRecentNames(db, caller), MOST);
    const [ids, others] = [similar.map(({ id }) => id), similar.map(({ other }) => other)];
    parts.push(sql`(select given.of, ${columns('name')}
      from unnest(${ids}::uuid[], ${others}::uuid[]) given (of, id)
        join recent lead on lead.id = given.id)`);
  }
  const { page, pageSize } = request;
  // The total comes with the rows, so that all is compared once; it comes alone if there are none.
  const { rows } = await sql<Pair & { total: number }>`
    with recent as materialized (${recent(caller)}
    ), found as (
      select one.*, count(*) over (partition by one.of, one.reason) as leads
      from (${sql.join(parts, sql` union `)}) one
    ), pair as materialized (
      select mine.id as one, found.id as other, mine.last_inquiry_at,
        array_agg(distinct found.reason) as reasons
      from found join recent mine on mine.id = found.of
      where found.leads <= ${sql.lit(MOST)}
        and (found.last_inquiry_at, found.id) < (mine.last_inquiry_at, mine.id)
      group by mine.id, found.id, mine.last_inquiry_at
    ), counted as (select count(*)::int as total from pair)
    select counted.total, shown.* from counted left join (
      select pair.one, pair.other, pair.reasons, pair.last_inquiry_at from pair
      order by cardinality(pair.reasons) desc, 'email' = any(pair.reasons) desc,
        pair.last_inquiry_at desc, pair.one, pair.other
      limit ${pageSize} offset ${(page - 1) * pageSize}) shown on true
    order by cardinality(shown.reasons) desc, 'email' = any(shown.reasons) desc,
      shown.last_inquiry_at desc, shown.one, shown.other`.execute(db);
  const pairs = rows.filter(({ one }) => one !== null);
  return {
    ...{ page, pageSize, total: rows[0]?.total ?? 0 },
    rows: pairs.map((row) => ({ ...row, reasons: inOrder(row.reasons) })),
  };
}

/** SQL: the leads in the caller's sight with the latest inquiries. */
const recent = (caller: Caller) => sql`
  select lead.id, lead.email, lead.secondary_email, lead.phone, lead.street_one, lead.zip,
    lead.first_name, lead.last_name, lead.last_inquiry_at
  from lead
  where ${inSight(caller)} and lead.erased_at is null and lead.last_inquiry_at is not null
  order by lead.last_inquiry_at desc, lead.id limit ${sql.lit(PAIRED_LEADS)}`;

/** Their names, to be compared within a ZIP code and an initial. */
async function selectRecentNames(db: Queryable, caller: Caller): Promise<GroupedName[]> {
  const { rows } = await sql<Omit<GroupedName, 'among'> & { zip: string; initial: string }>`
    with recent as materialized (${recent(caller)})
    select mine.id, left(mine.zip, 5) as zip, lower(left(mine.last_name, 1)) as initial,
      show_trgm(${fullNameOf('mine')}) as groups, array(${decidedForMine}) as apart
    from recent mine where mine.zip is not null`.execute(db);
  return rows.map(({ zip, initial, ...name }) => ({ ...name, among: `${zip}\0${initial}` }));
}
