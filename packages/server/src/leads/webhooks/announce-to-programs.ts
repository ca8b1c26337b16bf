import { type DatabaseTransaction, recordEvent } from '#platform';
import { inquiryReceived, leadChanged, leadCreated } from '../lead-events.ts';
import { isNewLead } from './lead-news-store.ts';

/**
 * Records for programs that an inquiry came in, and that its lead is new or changed. Not for one
 * that is suspected to be spam, until someone clears it.
 */
export async function announceToPrograms(
  tx: DatabaseTransaction,
  { inquiryId, leadId, isCleared }: { inquiryId: string; leadId: string; isCleared: boolean },
): Promise<void> {
  const isNew = await isNewLead(tx, { leadId, isCleared });
  if (isNew) await recordEvent(tx, leadCreated, { leadId });
  await recordEvent(tx, inquiryReceived, { leadId, inquiryId });
  await recordEvent(tx, leadChanged, { leadId });
}
