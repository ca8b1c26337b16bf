import { type Actor, createRecord, type DatabaseTransaction, recordEvent } from '#platform';
import { leadTable } from '../details/lead-table.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { inquiryMoved, leadChanged, leadCreated } from '../lead-events.ts';

/** How a lead came in without an inquiry, as its timeline says it. */
export interface Arrival {
  how: 'hand' | 'program' | 'file';
  /** Its name. */
  file?: string;
  /** Why it has the agent that it has, or none. */
  owner: 'own' | 'chosen' | 'unclaimed' | 'rules';
}

interface NewLead {
  agentId: string | null;
  set: Partial<LeadRow>;
  language?: string;
  arrival: Arrival;
  /** Whether plans that start on arrival start on it. */
  startsPlans: boolean;
}

/**
 * Makes a lead of columns that are checked, with its history, a line on the timeline and the news
 * of it.
 */
export async function makeLead(
  tx: DatabaseTransaction,
  actor: Actor,
  { agentId, set, language = 'en', arrival, startsPlans }: NewLead,
): Promise<LeadRow> {
  const lead = await createRecord(tx, leadTable, actor, {
    ...{ last_name: '', country: 'USA', secondary_country: 'USA' },
    ...set,
    ...{ agent_id: agentId, language, last_inquiry_at: new Date() },
    claimed_at: agentId === null ? null : new Date(),
  });
  const { id: leadId } = lead;
  const { how, file: subject, owner } = arrival;
  await noteActivity(tx, {
    ...{ leadId, kind: 'created', doneBy: actor.caller.personId },
    facts: { how, owner, ...(subject && { subject }), ...(agentId && { to: agentId }) },
  });
  await recordEvent(tx, leadCreated, { leadId, ...(!startsPlans && { isWithoutPlans: true }) });
  await recordEvent(tx, leadChanged, { leadId });
  await recordEvent(tx, inquiryMoved, { leadId });
  return lead;
}
