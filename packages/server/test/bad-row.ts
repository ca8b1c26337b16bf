import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

/**
 * Checks that a job which can't change one row does the `others`, leaves this row alone until it is
 * due again, and does it then. `run` returns how many rows the job did.
 */
export async function expectToPassBadRow(
  { asOwner, pool }: Pick<TestDatabase, 'asOwner' | 'pool'>,
  { table, id, others }: { table: string; id: string; others: number },
  run: () => Promise<number>,
): Promise<void> {
  await asOwner(
    `create function refuse_row() returns trigger language plpgsql
       as $$ begin raise exception 'bad row'; end $$;
     create trigger bad_row before update on ${table}
       for each row when (old.id::text = '${id}') execute function refuse_row()`,
  );
  expect(await run()).toBe(others);
  await asOwner('drop function refuse_row() cascade');
  expect(await run()).toBe(0);
  await pool.query('update put_off_row set until = now()');
  expect(await run()).toBe(1);
}
