import { workingRoles } from '@homestead/contract/leads';
import { type HandoverStep, namePeople } from '#accounts';
import { notify } from '#messaging';
import { recordEvent, type Services } from '#platform';
import { fullName } from '../full-name.ts';
import { inquiryMoved, leadChanged } from '../lead-events.ts';
import { fieldMessages } from '../messages/fields.ts';
import { tellClientOfAgent } from '../notifications/client-notifications.ts';
import { leadNew } from '../notifications/staff-notifications.ts';
import { INQUIRIES_PATH } from '../notifications/tell-lead.ts';
import { noteActivity } from './inquiry-store.ts';
import { countLeadsOf, moveLeads } from './lead-person-store.ts';

/** The roles that take over what someone who leaves held. */
export const takers: ReadonlySet<string> = new Set(workingRoles);

/** Gives the leads of staff who leave to a colleague. */
export const leadHandover = (services: Pick<Services, 'mail' | 'settings'>): HandoverStep => ({
  name: 'leads',
  label: fieldMessages.leads,
  count: countLeadsOf,
  mayTake: (role) => takers.has(role),
  needsLicense: true,
  async handOver(tx, from, to, by) {
    const leadIds = await moveLeads(tx, from, to);
    for (const leadId of leadIds) {
      await noteActivity(tx, { leadId, kind: 'handed-over', doneBy: by, facts: { from, to } });
      await recordEvent(tx, inquiryMoved, { leadId });
      await recordEvent(tx, leadChanged, { leadId });
      await tellClientOfAgent(services, tx, leadId);
    }
    const leaving = (await namePeople(tx, [from])).get(from);
    const name = leaving ? fullName(leaving) : '';
    await notify(services, tx, {
      ...{ type: leadNew, to: [to], about: null, path: INQUIRIES_PATH },
      facts: { what: 'handed-over', name, count: leadIds.length },
    });
  },
});
