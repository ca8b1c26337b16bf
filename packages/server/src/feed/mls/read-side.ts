import type { FeedContext } from '../runs/feed-context.ts';
import { isDenied, MlsError } from './mls-error.ts';
import { noteResourceFailed, noteResourceRead } from './resource-store.ts';

/**
 * Reads a resource beside the listings and notes how that went. Its failure is no failure of the
 * run: it is logged and noted with its reason, and the answer is null; the resource isn't asked
 * again in this run. A pause and the end of the run are still thrown. `missedSince` is the oldest
 * change of the listings that now lack this resource: they are read again later, unless the MLS
 * refuses the resource altogether.
 */
export async function readSide<T>(
  { db, log }: Pick<FeedContext, 'db' | 'log'>,
  { source, failed }: { source: string; failed: Map<string, MlsError> },
  resource: string,
  work: () => Promise<T>,
  missedSince: string | null = null,
): Promise<T | null> {
  let failure = failed.get(resource) ?? null;
  if (failure === null) {
    try {
      const result = await work();
      await noteResourceRead(db, source, resource);
      return result;
    } catch (error) {
      if (!(error instanceof MlsError)) throw error;
      log.warn({ err: error, resource }, 'a resource of the MLS can’t be read');
      failed.set(resource, error);
      failure = error;
    }
  }
  await noteResourceFailed(db, source, {
    resource,
    problem: failure.message,
    missedSince: isDenied(failure) ? null : missedSince,
  });
  return null;
}
