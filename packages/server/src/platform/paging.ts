import type { PageFacts, PageRequest } from '@homestead/contract/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './database.ts';

/** One page of rows, and the total number of rows. */
export interface Page<Row> extends PageFacts {
  rows: Row[];
}

/**
 * One page of a query. `from` has joins and condition. `orderBy` must end with a unique column, or
 * pages could repeat rows.
 */
export async function selectPage<Row>(
  db: Queryable,
  { page, pageSize }: PageRequest,
  query: {
    select: RawBuilder<unknown>;
    from: RawBuilder<unknown>;
    orderBy: RawBuilder<unknown>;
  },
): Promise<Page<Row>> {
  const { select, from, orderBy } = query;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${from}`.execute(db);
  const { rows } = await sql<Row>`
    select ${select} from ${from} order by ${orderBy}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { rows, page, pageSize, total: counted.rows[0]?.total ?? 0 };
}
