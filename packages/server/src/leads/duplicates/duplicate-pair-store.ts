import type { DuplicateReason } from '@homestead/contract/leads';
import { duplicateReasons, PAIRED_LEADS } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Caller, holds, type Page, type Queryable } from '#platform';
import { inSight } from '../lead-sight-store.ts';
import { columnOf, conditions, inOrder, isUndecided, MOST, mayBeSame } from './duplicate-store.ts';

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
  const parts = seen.flatMap((reason) =>
    conditions[reason].map((condition) => {
      const columns = sql`lead.id, ${sql.lit(reason)}::text as reason, lead.last_inquiry_at`;
      return reason === 'name'
        ? sql`(select mine.id as of, ${columns} from recent mine
            join recent lead on lead.id <> mine.id and ${condition} and ${isUndecided})`
        : sql`(select mine.id as of, same.* from recent mine cross join lateral (
            select ${columns} from lead where ${condition} and ${mayBeSame(caller)}
            limit ${sql.lit(MOST + 1)}) same)`;
    }),
  );
  const { page, pageSize } = request;
  // The total comes with the rows, so that all is compared once; it comes alone if there are none.
  const { rows } = await sql<Pair & { total: number }>`
    with recent as materialized (
      select lead.id, lead.email, lead.secondary_email, lead.phone, lead.street_one, lead.zip,
        lead.first_name, lead.last_name, lead.last_inquiry_at
      from lead
      where ${inSight(caller)} and lead.erased_at is null and lead.last_inquiry_at is not null
      order by lead.last_inquiry_at desc, lead.id limit ${sql.lit(PAIRED_LEADS)}
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
