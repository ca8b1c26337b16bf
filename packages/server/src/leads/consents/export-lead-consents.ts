import { selectConsentAbout } from '#messaging';
import type { Queryable } from '#platform';
import { findLeadOfClient } from '../details/lead-detail-store.ts';

/**
 * The consent on a client's lead, newest first, for the copy of their data. Messaging gives what
 * came from their confirmed mailbox, but knows no leads.
 */
export async function exportLeadConsents(
  db: Queryable,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const lead = await findLeadOfClient(db, personId);
  return lead ? selectConsentAbout(db, { kind: 'lead', id: lead.id }) : [];
}
