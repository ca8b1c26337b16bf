import { type HandoverStep, namePeople } from '#accounts';
import { recordChanges, recordEvent } from '#platform';
import { LEAD_RECORD } from '../details/lead-detail-columns.ts';
import { nameIn } from '../full-name.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { takers } from '../inquiries/lead-handover.ts';
import { leadChanged } from '../lead-events.ts';
import { transferMessages } from '../messages/transfers.ts';
import { fieldOf } from '../record/change-lead.ts';
import { countFinanced, lenderRoles, moveFinanced } from './financed-store.ts';

/**
 * Gives the leads that a lender who leaves finances to another lender. A successor who isn't a
 * lender, such as for tasks that the lender had, leaves them without one.
 */
export const lenderHandover: HandoverStep = {
  name: 'financed-leads',
  label: transferMessages.financedLeads,
  count: countFinanced,
  mayTake: (role) => lenderRoles.includes(role) || takers.has(role),
  async handOver(tx, from, to, by) {
    const moved = await moveFinanced(tx, from, to);
    const people = await namePeople(tx, [from, to]);
    await recordChanges(
      tx,
      moved.map(({ id, lenderId }) => ({
        ...{ kind: LEAD_RECORD, recordId: id, what: 'edited', changedBy: by },
        ...{ before: { lender_id: from }, after: { lender_id: lenderId } },
      })),
    );
    for (const { id: leadId, lenderId } of moved) {
      const facts = {
        field: fieldOf('lender_id'),
        from: nameIn(people, from),
        to: lenderId && nameIn(people, lenderId),
      };
      await noteActivity(tx, { leadId, kind: 'lender-changed', doneBy: by, facts });
      await recordEvent(tx, leadChanged, { leadId });
    }
  },
};
