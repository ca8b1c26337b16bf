import type { inquiryEndpoints } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { type Caller, type DatabaseTransaction, recordEvent } from '#platform';
import { lockLeadToChange } from '../details/require-lead.ts';
import { inquiryMoved, leadChanged } from '../lead-events.ts';
import { pauseRunsOf } from '../plans/change-run.ts';
import { answerWaiting, noteActivity } from './inquiry-store.ts';

/**
 * Writes down a contact with a lead, in the caller's transaction. It answers what waits, unless it
 * is a call that reached nobody; one that reached them pauses plans. Returns how
 * many inquiries it answered. Refuses (lead-not-found,
 * lead-merged).
 */
export async function logContact(
  tx: DatabaseTransaction,
  caller: Caller,
  { leadId, how, note, outcome }: BodyOf<typeof inquiryEndpoints.logContact> & { leadId: string },
): Promise<number> {
  await lockLeadToChange(tx, caller, leadId);
  const by = caller.personId;
  const ofCall = how === 'call' && outcome ? { outcome } : {};
  const isContact = how !== 'call' || outcome === undefined || outcome === 'reached';
  const answered = isContact ? await answerWaiting(tx, { leadId, by, how }) : [];
  if (how === 'call' && isContact) await pauseRunsOf(tx, leadId, 'call');
  const facts = { how, note, ...ofCall };
  await noteActivity(tx, { leadId, kind: 'contact', doneBy: by, facts });
  await recordEvent(tx, inquiryMoved, { leadId });
  await recordEvent(tx, leadChanged, { leadId });
  return answered.length;
}
