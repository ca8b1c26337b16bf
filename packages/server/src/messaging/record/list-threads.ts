import type { PageRequest } from '@homestead/contract/platform';
import type { Page, Queryable } from '#platform';
import type { Subject } from './message.ts';
import { selectThreads, type ThreadRow } from './message-store.ts';

/** One page of the conversations by email about a record that the caller may see, newest first. */
export function listThreads(
  db: Queryable,
  about: Subject,
  page: PageRequest,
): Promise<Page<ThreadRow>> {
  return selectThreads(db, about, page);
}
