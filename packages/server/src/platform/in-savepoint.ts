import { sql } from 'kysely';
import type { DatabaseTransaction } from './database.ts';
import { type RefusalError, refusalIn } from './refusal-error.ts';

/** Does a part of a commit. If it throws, only what it did is undone. */
export async function inSavepoint<T>(tx: DatabaseTransaction, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    // Released, too: the part around this one has a savepoint of the same name.
    await sql`release savepoint part`.execute(tx);
    throw error;
  }
}

/** Does a part of a commit that may be refused. A refusal leaves nothing of it behind. */
export async function tryUnlessRefused<T>(
  tx: DatabaseTransaction,
  work: () => Promise<T>,
): Promise<{ result: T; refusal?: never } | { refusal: RefusalError; result?: never }> {
  try {
    return { result: await inSavepoint(tx, work) };
  } catch (error) {
    return { refusal: refusalIn(error) };
  }
}
