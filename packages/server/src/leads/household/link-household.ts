import {
  HOUSEHOLD_MAX,
  type householdEndpoints,
  leadDetailLabels,
} from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { type Actor, type DatabaseTransaction, recordEvent, refuse } from '#platform';
import { requireMayChange } from '../details/lead-details.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadChanged } from '../lead-events.ts';
import { lockPair, requireTwo } from '../merges/require-mergeable.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { changeLead } from '../record/change-lead.ts';
import { findEntry, selectEntriesById } from '../record/record-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import {
  countMembers,
  newHousehold,
  removeMember,
  selectHouseholds,
  storeMember,
} from './household-store.ts';

type Pair = readonly [LeadRow, LeadRow];

/**
 * Two leads that the caller may change, held until the commit. Refuses one out of sight
 * (lead-not-found), the same one twice (bad-input), and who may not change second contacts
 * (not-permitted).
 */
async function holdPair(
  tx: DatabaseTransaction,
  { caller }: Actor,
  { id, leadId }: { id: string; leadId: string },
): Promise<Pair> {
  requireTwo(id, leadId, 'leadId');
  const pair = await lockPair(tx, caller, [id, leadId]);
  for (const lead of pair) requireMayChange(caller, lead, { secondaryFirstName: null });
  return pair;
}

/**
 * Links two leads as one household, or changes who the second one is in it. Refuses a
 * relationship that isn't in the list (bad-input), a lead that is in another household
 * (household-other), and one lead too many (household-full).
 */
export async function linkHousehold(
  tx: DatabaseTransaction,
  actor: Actor,
  given: BodyOf<typeof householdEndpoints.linkHousehold> & { id: string },
): Promise<void> {
  const by = actor.caller.personId;
  const { relationshipId = null } = given;
  const [lead, other] = await holdPair(tx, actor, given);
  if (relationshipId && !(await findEntry(tx, 'relationships', relationshipId))) {
    const label = leadDetailLabels.relationshipId;
    const message = leadDetailMessages.notInList();
    refuse('bad-input', { fields: [{ field: 'relationshipId', label, message }], message });
  }
  const known = await selectHouseholds(tx, [lead.id, other.id]);
  const [mine, theirs] = [known.get(lead.id), known.get(other.id)];
  if (mine && theirs && mine !== theirs) refuseLead('household-other');
  const householdId = mine ?? theirs ?? (await newHousehold(tx));
  const members = await countMembers(tx, householdId);
  const joining = [mine, theirs].filter((household) => household === undefined).length;
  if (members + joining > HOUSEHOLD_MAX) refuseLead('household-full');
  if (!mine) await storeMember(tx, { leadId: lead.id, householdId, relationshipId: null, by });
  await storeMember(tx, { leadId: other.id, householdId, relationshipId, by });
  const names = await selectEntriesById(tx, relationshipId ? [relationshipId] : []);
  const said = names.get(relationshipId ?? '')?.display ?? '';
  await tell(tx, by, [lead, other], { kind: 'household-linked', said });
}

/**
 * Takes a lead out of the household of another one. Nothing happens if they aren't linked; the
 * same refusals as of linking.
 */
export async function unlinkHousehold(
  tx: DatabaseTransaction,
  actor: Actor,
  given: { id: string; leadId: string },
): Promise<void> {
  const pair = await holdPair(tx, actor, given);
  const [lead, other] = pair;
  const known = await selectHouseholds(tx, [lead.id, other.id]);
  const isMember = known.has(lead.id) && known.get(lead.id) === known.get(other.id);
  if (isMember) await removeMember(tx, other.id);
  const isSecond = await dropSecondContact(tx, actor, pair);
  if (!isMember && !isSecond) return;
  await tell(tx, actor.caller.personId, pair, { kind: 'household-unlinked', said: '' });
}

/** Takes away the link of one as the other's second contact. Returns whether there was one. */
async function dropSecondContact(
  tx: DatabaseTransaction,
  actor: Actor,
  [lead, other]: Pair,
): Promise<boolean> {
  const linked = [
    [lead, other],
    [other, lead],
  ].filter(([one, second]) => one?.secondary_lead_id === second?.id);
  for (const [one] of linked) {
    const set = { secondary_lead_id: null };
    if (one) await changeLead(tx, actor, one, { what: 'second-contact', set });
  }
  return linked.length > 0;
}

/** A line on the timelines of both, with the other's id: its name is for who sees that lead. */
async function tell(
  tx: DatabaseTransaction,
  doneBy: string,
  [lead, other]: Pair,
  { kind, said }: { kind: string; said: string },
): Promise<void> {
  await noteActivity(tx, { leadId: lead.id, kind, doneBy, facts: { other: other.id, said } });
  await noteActivity(tx, { leadId: other.id, kind, doneBy, facts: { other: lead.id } });
  for (const { id } of [lead, other]) await recordEvent(tx, leadChanged, { leadId: id });
}
