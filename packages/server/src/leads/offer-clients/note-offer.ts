import { type DatabaseTransaction, recordEvent } from '#platform';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { leadChanged } from '../lead-events.ts';

/** What the timeline of a client says about an offer, or about the file of a home they sell. */
export type OfferNews =
  | 'offer-started'
  | 'offer-received'
  | 'offer-sent'
  | 'offer-approved'
  | 'listing-started';

/** Adds a line to the timeline of the client of an offer or listing file with this code. */
export async function noteOffer(
  tx: DatabaseTransaction,
  { leadId, what, code, by, at }: NotedOffer,
): Promise<void> {
  await noteActivity(tx, { leadId, kind: what, doneBy: by, at, facts: { subject: code } });
  await recordEvent(tx, leadChanged, { leadId });
}

interface NotedOffer {
  leadId: string;
  what: OfferNews;
  code: string;
  by: string | null;
  /** When it happened; now, if it isn't given. */
  at?: Date | undefined;
}
