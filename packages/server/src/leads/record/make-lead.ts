import { type Actor, createRecord, type DatabaseTransaction, recordEvent } from '#platform';
import { leadTable } from '../details/lead-table.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { inquiryMoved, leadChanged } from '../lead-events.ts';

/**
 * Makes a lead of columns that are checked, with its history, a line on the timeline and the news
 * of it.
 */
export async function makeLead(
  tx: DatabaseTransaction,
  actor: Actor,
  {
    agentId,
    set,
    language = 'en',
  }: {
    agentId: string | null;
    set: Partial<LeadRow>;
    language?: string;
  },
): Promise<LeadRow> {
  const lead = await createRecord(tx, leadTable, actor, {
    ...{ last_name: '', country: 'USA', secondary_country: 'USA' },
    ...set,
    ...{ agent_id: agentId, language, last_inquiry_at: new Date() },
    claimed_at: agentId === null ? null : new Date(),
  });
  const doneBy = actor.caller.personId;
  await noteActivity(tx, { leadId: lead.id, kind: 'created', doneBy });
  await recordEvent(tx, leadChanged, { leadId: lead.id });
  await recordEvent(tx, inquiryMoved, { leadId: lead.id });
  return lead;
}
