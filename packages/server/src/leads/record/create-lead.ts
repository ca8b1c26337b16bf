import type { leadEntryEndpoints, WireDuplicate } from '@homestead/contract/leads';
import { routedRoles } from '@homestead/contract/leads';
import { type BodyOf, NOBODY } from '@homestead/contract/platform';
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
import { type LeadRow, lockAnyLead } from '../inquiries/lead-store.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { refuseLead } from '../refuse-lead.ts';
import { type Routed, routeLead } from '../routing/route-lead.ts';
import { tellGiven } from '../routing/tell-given.ts';
import { type Arrival, makeLead } from './make-lead.ts';
import { canTakeLeads, findFirstStage } from './record-store.ts';
import { requireFreeEmail } from './require-free-email.ts';

type Given = BodyOf<typeof leadEntryEndpoints.createLead>;

/** A lead of which nothing is known yet. */
const blank = Object.fromEntries(
  Object.values(detailColumns).map((column) => [column, null]),
) as unknown as LeadRow;

/**
 * Makes a lead that arrives like any other: an agent's is theirs, one of other staff goes
 * to the person in `userid`, or else where the rules say. Refuses columns that the caller may not
 * change (not-permitted), neither an email nor a phone and choices that aren't offered (bad-input),
 * an email that a lead has (lead-email-taken), and another person's `userid` without the permission
 * to assign any lead (not-permitted).
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
  const made = await makeLead(tx, actor, {
    ...{ agentId, set: { stage_id: stageId, ...set }, language, startsPlans: true },
    arrival: {
      how: caller.isProgram ? 'program' : 'hand',
      owner: ownerOf(caller, agentId, 'rules'),
    },
  });
  const routed: Routed =
    agentId === null
      ? await routeLead(services, tx, made, {})
      : { agentId, claimants: [], isNew: true };
  if (routed.isNew && routed.agentId !== caller.personId) {
    await tellGiven(services, tx, { lead: made, dueAt: null, routed });
  }
  const duplicates = await selectDuplicates(tx, caller, [made.id]);
  const lead = (await lockAnyLead(tx, made.id)) ?? made;
  return { lead, duplicates: duplicates.get(made.id) ?? [] };
}

/** Why a lead that the caller makes has this agent, or none. */
export function ownerOf(
  { personId }: Caller,
  agentId: string | null,
  without: 'rules' | 'unclaimed',
): Arrival['owner'] {
  if (agentId === null) return without;
  return agentId === personId ? 'own' : 'chosen';
}

/**
 * Who gets leads that the caller makes; all zeros are like no `userid`. Refuses (not-permitted)
 * another person without the permission to assign any lead, and (agent-cannot-take) one whom leads
 * can't be given to. What agents add themselves is theirs, also with a license that lapsed.
 */
export async function requireOwner(
  tx: Queryable,
  caller: Caller,
  userid: string | undefined,
): Promise<string | null> {
  const worksLeads =
    (routedRoles as readonly string[]).includes(caller.role) && !caller.role.includes('concierge');
  const isOwn = userid === caller.personId;
  if (worksLeads && isOwn) return caller.personId;
  if (userid === undefined || userid === NOBODY) return worksLeads ? caller.personId : null;
  if (!isOwn && !holds(caller, 'lead-assign-all')) refuse('not-permitted');
  return (await canTakeLeads(tx, userid)) ? userid : refuseLead('agent-cannot-take');
}
