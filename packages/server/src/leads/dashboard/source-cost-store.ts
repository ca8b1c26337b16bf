import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';

export type SourceCostRow = RowOf<'source_cost'>;

/** Costs, the newest month first. */
export function selectSourceCosts(db: Queryable, page: PageRequest): Promise<Page<SourceCostRow>> {
  return selectPage(db, page, {
    select: sql`c.*`,
    from: sql`source_cost c`,
    orderBy: sql`c.month desc, c.id`,
  });
}

/** Lead sources by name; retired ones cost something, too, while they did. */
export async function selectSources(db: Queryable): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, display as name from reference_entry where list = 'lead-sources'
    order by retired_at is not null, position, lower(display), id`.execute(db);
  return rows;
}

/** What each source cost from day to day: of a month in part, as many days' share, in cents. */
export async function sumCosts(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ source_id: string; cents: number }>`
    select c.source_id, sum(round(c.cost_cents
      * (least(${to}::date, (c.month + interval '1 month')::date - 1)
        - greatest(${from}::date, c.month) + 1)::numeric
      / ((c.month + interval '1 month')::date - c.month)))::float8 as cents
    from source_cost c
    where c.month between date_trunc('month', ${from}::date)::date and ${to}::date
    group by c.source_id`.execute(db);
  return new Map(rows.map(({ source_id, cents }) => [source_id, cents]));
}
