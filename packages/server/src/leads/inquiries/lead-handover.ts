import type { HandoverStep } from '#accounts';
import { recordEvent } from '#platform';
import { inquiryMoved } from '../lead-events.ts';
import { fieldMessages } from '../messages.ts';
import { noteActivity } from './inquiry-store.ts';
import { countLeadsOf, moveLeads } from './lead-person-store.ts';

const takers = new Set([
  'agent',
  'internal-agents',
  'co-agent',
  'concierge',
  'internal-concierge',
  'admin',
  'super-admin',
]);

/** Gives the leads of staff who leave to a colleague. */
export const leadHandover: HandoverStep = {
  name: 'leads',
  label: fieldMessages.leads,
  count: countLeadsOf,
  mayTake: (role) => takers.has(role),
  async handOver(tx, from, to, by) {
    for (const leadId of await moveLeads(tx, from, to)) {
      await noteActivity(tx, { leadId, kind: 'handed-over', doneBy: by, facts: { from, to } });
      await recordEvent(tx, inquiryMoved, { leadId });
    }
  },
};
