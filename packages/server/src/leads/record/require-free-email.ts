import { leadDetailLabels } from '@homestead/contract/leads';
import type { Caller, Queryable } from '#platform';
import { nameOf } from '../full-name.ts';
import { findLeadInSight } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { refuseLead } from '../refuse-lead.ts';
import { findLeadOfEmail } from './record-store.ts';

/** Where staff see a lead. */
export const leadPath = (id: string) => `/leads/${id}`;

/**
 * Refuses (lead-email-taken) an email that another lead has: with a link to that lead if the caller
 * sees it, and without saying whose it is otherwise.
 */
export async function requireFreeEmail(
  tx: Queryable,
  caller: Caller,
  { email, lead }: { email: string | null; lead: Pick<LeadRow, 'id'> | null },
): Promise<void> {
  const taken = email === null ? null : await findLeadOfEmail(tx, email, lead?.id ?? null);
  if (!taken) return;
  const seen = await findLeadInSight(tx, caller, taken);
  const message = seen
    ? leadDetailMessages.emailTakenBy({
        name: nameOf(seen),
        path: leadPath(seen.id),
      })
    : leadDetailMessages.emailTaken();
  const field = { field: 'email', label: leadDetailLabels.email, message };
  refuseLead('lead-email-taken', { fields: [field], message });
}
