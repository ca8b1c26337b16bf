import { z } from 'zod';
import { findSecretLink, type Queryable } from '#platform';
import type { Opening } from '../take-link-key.ts';
import { isSentTo } from './sent-link-store.ts';

/**
 * The id of the link that opens a page: by its key, or by its id for someone who signed in and owns
 * the mailbox that it was sent to. Null if it opens nothing.
 */
export async function findOpenedLinkId(
  db: Queryable,
  { key, personId }: Opening,
  purpose: string,
): Promise<string | null> {
  if (personId !== null && z.uuid().safeParse(key).success) {
    return (await isSentTo(db, key, personId)) ? key : null;
  }
  const secret = await findSecretLink(db, key, { purposes: [purpose], role: 'client' });
  return secret?.subject ?? null;
}
