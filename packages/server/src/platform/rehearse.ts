import type { DatabaseTransaction } from './database.ts';
import { inSavepoint } from './in-savepoint.ts';

/** Ends a rehearsal. */
class RehearsalOver extends Error {}

/** What some work answers, without anything of it staying behind. */
export async function rehearse<Done>(
  tx: DatabaseTransaction,
  work: () => Promise<Done>,
): Promise<Done> {
  let done: { answer: Done } | null = null;
  try {
    await inSavepoint(tx, async () => {
      done = { answer: await work() };
      throw new RehearsalOver();
    });
  } catch (error) {
    if (!(error instanceof RehearsalOver)) throw error;
  }
  return (done as unknown as { answer: Done }).answer;
}
