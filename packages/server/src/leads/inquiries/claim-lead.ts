import { namePeople } from '#accounts';
import { type Caller, type DatabaseTransaction, recordEvent, type Services } from '#platform';
import { refuseMerged } from '../details/require-lead.ts';
import { fullName } from '../full-name.ts';
import { inquiryMoved, leadChanged, leadClaimed } from '../lead-events.ts';
import { fieldMessages } from '../messages/fields.ts';
import { tellClientOfAgent } from '../notifications/client-notifications.ts';
import { canTakeLeads } from '../record/record-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { claimRoute } from '../routing/claim-route.ts';
import { passTasksOn } from '../tasks/task-handover.ts';
import { findRecentClaim, lockLead, markSeen, noteActivity, takeLead } from './inquiry-store.ts';

/**
 * Gives an unclaimed lead to the caller, who may have it already, with the open tasks that other
 * agents have about it. A lead that someone else works is refused: with their name, if the caller
 * sees it or it was claimed within the last hour (lead-claimed), or else like one that doesn't
 * exist (lead-not-found). So is one beyond what they may have of its pond (pond-claims-full), and
 * one that was merged (lead-merged). A caller whom leads can't be given to is refused, too
 * (cannot-take-leads).
 */
export async function claimLead(
  services: Pick<Services, 'settings' | 'mail'>,
  tx: DatabaseTransaction,
  caller: Caller,
  leadId: string,
): Promise<void> {
  const lead = await lockLead(tx, caller, leadId);
  if (!lead) await refuseMerged(tx, caller, leadId);
  const agentId = lead ? lead.agent_id : await findRecentClaim(tx, leadId);
  if (agentId === caller.personId) return;
  if (agentId !== null) {
    const agent = (await namePeople(tx, [agentId])).get(agentId);
    const name = agent ? fullName(agent) : '';
    refuseLead('lead-claimed', { message: fieldMessages.claimedBy({ name }) });
  }
  if (!lead) refuseLead('lead-not-found');
  if (!(await canTakeLeads(tx, caller.personId))) refuseLead('cannot-take-leads');
  await claimRoute(services, tx, { leadId, by: caller.personId });
  await takeLead(tx, leadId, caller.personId);
  await passTasksOn(tx, {
    from: null,
    to: caller.personId,
    by: caller.personId,
    leadIds: [leadId],
  });
  await markSeen(tx, leadId, caller.personId);
  await noteActivity(tx, { leadId, kind: 'claimed', doneBy: caller.personId });
  await tellClientOfAgent(services, tx, leadId);
  await recordEvent(tx, inquiryMoved, { leadId });
  await recordEvent(tx, leadClaimed, { leadId });
  await recordEvent(tx, leadChanged, { leadId });
}
