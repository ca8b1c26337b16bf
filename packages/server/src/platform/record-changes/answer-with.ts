import type { Queryable } from '../database.ts';

/** Makes the answer about one record by what presents several. */
export function answerWith<Row, Wire>(
  present: (db: Queryable, rows: readonly Row[]) => Promise<readonly Wire[]>,
) {
  return async (db: Queryable, row: Row): Promise<{ data: Wire }> => {
    const [data] = await present(db, [row]);
    return { data: data as Wire };
  };
}
