import type { leadEntryEndpoints, WireDuplicate } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import {
  type Actor,
  type Caller,
  type DatabaseTransaction,
  holds,
  type Queryable,
  refuse,
  refuseColumns,
  type Services,
} from '#platform';
import { readDetails } from '../details/lead-detail-calls.ts';
import { detailColumns, detailScope } from '../details/lead-detail-columns.ts';
import { requireUsableDetails } from '../details/lead-details.ts';
import { selectDuplicates } from '../duplicates/duplicate-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { refuseLead } from '../refuse-lead.ts';
import { routedRoles } from '../routing/routing-store.ts';
import { tellGiven } from '../routing/tell-given.ts';
import { makeLead } from './make-lead.ts';
import { canTakeLeads, findFirstStage } from './record-store.ts';
import { requireFreeEmail } from './require-free-email.ts';

type Given = BodyOf<typeof leadEntryEndpoints.createLead>;

/** A lead of which nothing is known yet. */
const blank = Object.fromEntries(
  Object.values(detailColumns).map((column) => [column, null]),
) as unknown as LeadRow;

/**
 * Makes a lead: an agent's is theirs, one of other staff whose `userid` says so, or else nobody's.
 * Refuses columns that the caller may not change (not-permitted), neither an email nor a phone and
 * choices that aren't offered (bad-input), an email that a lead has (lead-email-taken), and another
 * person's `userid` without the permission to assign any lead (not-permitted).
 */
export async function createLead(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  given: Given,
): Promise<{ lead: LeadRow; duplicates: WireDuplicate[] }> {
  const { caller } = actor;
  const { userid, language = 'en', createdOn: _, ...details } = given;
  const agentId = await requireOwner(tx, caller, userid);
  refuseColumns(caller, detailScope, details);
  const set = readDetails(details);
  if (!set.email && !set.phone) {
    const message = leadDetailMessages.emailOrPhone();
    refuse('bad-input', { fields: [{ field: 'email', label: 'Email', message }], message });
  }
  await requireFreeEmail(tx, caller, { email: set.email ?? null, lead: null });
  await requireUsableDetails(tx, blank, set);
  const stageId = await findFirstStage(tx);
  const lead = await makeLead(tx, actor, { agentId, set: { stage_id: stageId, ...set }, language });
  if (agentId !== null && agentId !== caller.personId) {
    const routed = { agentId, claimants: [], isNew: true };
    await tellGiven(services, tx, { lead, dueAt: null, routed });
  }
  const duplicates = await selectDuplicates(tx, caller, [lead.id]);
  return { lead, duplicates: duplicates.get(lead.id) ?? [] };
}

/**
 * Who gets leads that the caller makes. Refuses (not-permitted) another person without the
 * permission to assign any lead, and (agent-cannot-take) one who can't work leads.
 */
export async function requireOwner(
  tx: Queryable,
  caller: Caller,
  userid: string | undefined,
): Promise<string | null> {
  const worksLeads = routedRoles.includes(caller.role) && !caller.role.includes('concierge');
  if (userid === undefined) return worksLeads ? caller.personId : null;
  if (userid !== caller.personId && !holds(caller, 'lead-assign-all')) refuse('not-permitted');
  return (await canTakeLeads(tx, userid)) ? userid : refuseLead('agent-cannot-take');
}
