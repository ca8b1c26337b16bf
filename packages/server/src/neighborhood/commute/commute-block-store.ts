import { sql } from 'kysely';
import { CELL_HEIGHT, CELL_WIDTH } from '#listings';
import type { Queryable } from '#platform';
import type { Block } from './commute-blocks.ts';

const MAX = 20_000;

/** The blocks of cells in which search shows homes with a position on the map. */
export async function selectBlocksWithHomes(db: Queryable, side: number): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select distinct floor(floor(position[0] / ${CELL_WIDTH}::float8) / ${side}::float8)::integer as across,
      floor(floor(position[1] / ${CELL_HEIGHT}::float8) / ${side}::float8)::integer as up
    from listing where visibility = 'search' and address_shown and position is not null
    limit ${MAX}`.execute(db);
  return rows;
}
