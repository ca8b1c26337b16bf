import { type DatabaseTransaction, recordEvent } from '#platform';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { leadChanged } from '../lead-events.ts';

/** Adds a line to the timeline of an offer's client: it was sent to them, or they approved it. */
export async function noteOffer(
  tx: DatabaseTransaction,
  {
    leadId,
    what,
    code,
    by,
  }: { leadId: string; what: 'sent' | 'approved'; code: string; by: string | null },
): Promise<void> {
  await noteActivity(tx, { leadId, kind: `offer-${what}`, doneBy: by, facts: { subject: code } });
  await recordEvent(tx, leadChanged, { leadId });
}
