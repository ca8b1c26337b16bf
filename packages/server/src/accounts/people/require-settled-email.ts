import { findNewestSecretLink, type Queryable } from '#platform';
import { refuseAccount } from '../refuse-account.ts';
import type { StaffRequest } from './request-email.ts';

/**
 * Refuses (email-unsettled) a person whose email staff asked to change, for the 72 hours that the
 * link to the new mailbox works, until it was opened or the old mailbox stopped the change.
 * For what commits a person to something, such as signing.
 */
export async function requireSettledEmail(db: Queryable, subject: string): Promise<void> {
  const purpose = 'accounts.email-change';
  const waiting = await findNewestSecretLink(db, { subject, purpose });
  if ((waiting?.facts as StaffRequest | undefined)?.staffId) refuseAccount('email-unsettled');
}
