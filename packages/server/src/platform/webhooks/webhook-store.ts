import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** Writes down a message's id. Returns false for one that was taken before. */
export async function recordReceipt(
  tx: Queryable,
  receipt: { source: string; id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('webhook_receipt')
    .values(receipt)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes receipts older than a day: by then, the time of their messages is refused. */
export async function deleteOldReceipts(db: Queryable): Promise<void> {
  await sql`delete from webhook_receipt where received_at < now() - interval '1 day'`.execute(db);
}
