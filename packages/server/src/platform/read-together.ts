import type { Queryable } from './database.ts';

/** So many connections of the pool one request may hold. */
const AT_A_TIME = 2;

type Reads = readonly (() => unknown)[];
type Answers<Given extends Reads> = { [Key in keyof Given]: Awaited<ReturnType<Given[Key]>> };

/**
 * Runs the reads of one answer, two at a time, and brings what they found in their order: a page
 * with many of them can’t take the whole pool from everyone else. In a transaction, which has one
 * connection, they run one after the other. After a failure, none is begun.
 */
export async function readTogether<const Given extends Reads>(
  db: Queryable,
  ...reads: Given
): Promise<Answers<Given>> {
  const found: unknown[] = Array(reads.length);
  let next = 0;
  const lane = async () => {
    try {
      for (let index = next++; index < reads.length; index = next++) {
        found[index] = await reads[index]?.();
      }
    } catch (error) {
      next = reads.length;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: db.isTransaction ? 1 : AT_A_TIME }, lane));
  return found as Answers<Given>;
}
