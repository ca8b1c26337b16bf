import { type MergeValues, mergeText } from '@homestead/contract/messaging';
import { formatPhone, localFormat } from '@homestead/contract/platform';
import { requireMerged } from '#messaging';
import type { Caller, Queryable, Services } from '#platform';
import { fullName } from '../full-name.ts';
import { fieldMessages } from '../messages/fields.ts';
import { refuseLead } from '../refuse-lead.ts';
import { findLeadInSight } from './inquiry-store.ts';
import type { LeadRow } from './lead-store.ts';
import { mayWorkLeads } from './may-work-leads.ts';
import { findLeadFacts } from './merge-values-store.ts';

const tourFormat = localFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** What merge fields say about a lead; the caller is the agent of a lead without one. */
async function mergeValuesOf(
  services: Pick<Services, 'settings'>,
  db: Queryable,
  caller: Caller,
  lead: LeadRow,
): Promise<MergeValues> {
  const agentId = lead.agent_id ?? caller.personId;
  const values = await findValuesFor(services, db, { lead, agentId });
  return { ...values, sender_name: fullName(caller) };
}

/** The same with an agent, who is the sender, too. */
export async function findValuesFor(
  { settings: { brokerage } }: Pick<Services, 'settings'>,
  db: Queryable,
  { lead, agentId }: { lead: LeadRow; agentId: string },
): Promise<MergeValues> {
  const facts = await findLeadFacts(db, { leadId: lead.id, agentId });
  return {
    first_name: lead.first_name,
    last_name: lead.last_name,
    agent_name: facts?.agent_name ?? null,
    agent_phone: facts?.agent_phone ? formatPhone(facts.agent_phone) : null,
    agent_email: facts?.agent_email ?? null,
    sender_name: facts?.agent_name ?? null,
    brokerage_name: brokerage.name,
    brokerage_phone: brokerage.phone ? formatPhone(brokerage.phone) : null,
    property_address: facts?.home_address ?? null,
    tour_time: facts?.tour_at ? tourFormat(facts.tour_at) : null,
  };
}

/** The values for a preview. Refuses (lead-not-found), also someone who works no leads. */
export async function findMergeValues(
  services: Pick<Services, 'settings'>,
  db: Queryable,
  caller: Caller,
  leadId: string,
): Promise<MergeValues> {
  const lead = mayWorkLeads(caller) ? await findLeadInSight(db, caller, leadId) : null;
  return lead ? mergeValuesOf(services, db, caller, lead) : refuseLead('lead-not-found');
}

interface Letter {
  subject?: string;
  content: string;
}

/**
 * A message to a lead with what is in double braces filled in. Refuses (merge-fields-refused) what
 * isn't a field, and a field without a value or a fallback.
 */
export async function fillIn<Written extends Letter>(
  services: Pick<Services, 'settings'>,
  db: Queryable,
  { caller, lead }: { caller: Caller; lead: LeadRow },
  letter: Written,
): Promise<Written> {
  const { subject = '', content } = letter;
  if (!/\{\{|\}\}/.test(subject + content)) return letter;
  const values = await mergeValuesOf(services, db, caller, lead);
  const [head, text] = [mergeText(subject, values), mergeText(content, values)];
  requireMerged([
    { field: 'subject', label: fieldMessages.subject(), merged: head },
    { field: 'content', label: fieldMessages.message(), merged: text },
  ]);
  return { ...letter, ...(subject && { subject: head.text }), content: text.text };
}
