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
import { selectLeadFacts } from './merge-values-store.ts';

const tourFormat = localFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** What merge fields say about leads; the caller is the agent of a lead without one. */
export async function mergeValuesOf(
  services: Pick<Services, 'settings'>,
  db: Queryable,
  caller: Caller,
  leads: readonly LeadRow[],
): Promise<(lead: LeadRow) => MergeValues> {
  const agentOf = ({ agent_id }: LeadRow) => agent_id ?? caller.personId;
  const valuesOf = await valuesFor(
    services,
    db,
    leads.map((lead) => ({ lead, agentId: agentOf(lead) })),
  );
  return (lead) => ({ ...valuesOf(lead), sender_name: fullName(caller) });
}

/** The same of a lead with an agent, who is the sender, too. */
export async function findValuesFor(
  services: Pick<Services, 'settings'>,
  db: Queryable,
  given: { lead: LeadRow; agentId: string },
): Promise<MergeValues> {
  return (await valuesFor(services, db, [given]))(given.lead);
}

async function valuesFor(
  { settings: { brokerage } }: Pick<Services, 'settings'>,
  db: Queryable,
  given: readonly { lead: LeadRow; agentId: string }[],
): Promise<(lead: LeadRow) => MergeValues> {
  const found = await selectLeadFacts(
    db,
    given.map(({ lead, agentId }) => ({ leadId: lead.id, agentId })),
  );
  return (lead) => {
    const facts = found.get(lead.id);
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
  if (!lead) return refuseLead('lead-not-found');
  return (await mergeValuesOf(services, db, caller, [lead]))(lead);
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
  const values = (await mergeValuesOf(services, db, caller, [lead]))(lead);
  const [head, text] = [mergeText(subject, values), mergeText(content, values)];
  requireMerged([
    { field: 'subject', label: fieldMessages.subject(), merged: head },
    { field: 'content', label: fieldMessages.message(), merged: text },
  ]);
  return { ...letter, ...(subject && { subject: head.text }), content: text.text };
}
