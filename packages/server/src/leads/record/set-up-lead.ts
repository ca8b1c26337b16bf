import type { leadSetupEndpoints } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { findConsentState } from '#messaging';
import {
  type Actor,
  type DatabaseTransaction,
  dropUnsentMails,
  holds,
  refuse,
  type Services,
} from '#platform';
import { type BuiltSearch, endSearches, hasSearch, saveSearchFor, saysTheSame } from '#saved';
import { lockLeadToChange } from '../details/lead-details.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { selectLeadGroup } from '../merges/lead-group-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { changeLead } from './change-lead.ts';
import { requireUnchanged } from './require-unchanged.ts';
import { hasOwnSearch, isKept, shareSearch } from './share-search.ts';

type ValueUpdates = BodyOf<typeof leadSetupEndpoints.updateValueUpdates>;
type HomeSearch = BodyOf<typeof leadSetupEndpoints.updateHomeSearchSetup>;

/**
 * Turns value updates by email on or off. Refuses to turn them on for a lead without an email
 * address (lead-without-email) or without consent to marketing email
 * (value-updates-without-consent), and callers who may not edit leads (not-permitted).
 */
export async function updateValueUpdates(
  tx: DatabaseTransaction,
  actor: Actor,
  leadId: string,
  { isOn, address, version }: ValueUpdates,
): Promise<LeadRow> {
  const lead = await lockSetUp(tx, actor, leadId);
  const set = {
    value_updates: isOn,
    ...(address !== undefined && { value_updates_address: address || null }),
  };
  await requireUnchanged(tx, actor.caller, lead, { columns: Object.keys(set), version });
  if (isOn && !lead.value_updates) {
    if (lead.email === null) return refuseLead('lead-without-email');
    const key = { channel: 'email', address: lead.email, kind: 'marketing' } as const;
    const { state } = await findConsentState(tx, key);
    if (state !== 'granted') refuseLead('value-updates-without-consent');
  }
  if (!isOn) await dropUnsentMails(tx, { topic: lead.id });
  const changed = await changeLead(tx, actor, lead, { what: 'value-updates', set });
  if (changed.value_updates !== lead.value_updates) await note(tx, actor, lead, { isOn });
  return changed;
}

/**
 * Stores that staff set up a home search. A search is made in the client's account, or shared with
 * a lead without one and emailed to them; one that they have already is neither. Without a set-up,
 * a shared one is deleted. Refuses what `shareSearch` does, to link a saved search of a lead
 * without an account (lead-without-account) or one that isn't the client's (lead-not-found), and
 * callers who may not edit leads (not-permitted).
 */
export async function updateHomeSearchSetup(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  leadId: string,
  { isSetUp, note: said, savedSearchId, search, version }: HomeSearch,
): Promise<LeadRow> {
  const lead = await lockSetUp(tx, actor, leadId);
  const columns = ['search_setup', 'search_setup_note', 'search_setup_id'];
  await requireUnchanged(tx, actor.caller, lead, { columns, version });
  const { person_id: personId } = lead;
  if (savedSearchId && personId === null) return refuseLead('lead-without-account');
  const isTheirs = (id: string) => hasSearch(tx, id, { holderId: lead.id, personId });
  if (savedSearchId && !(await isTheirs(savedSearchId))) return refuseLead('lead-not-found');
  const wanted = search && { ...search, frequency: search.frequency ?? ('daily' as const) };
  const built = wanted && (await buildSearch(services, tx, actor, lead, wanted));
  const made = built ? built.id : savedSearchId;
  const isEnded = !isSetUp && !wanted && (await isKept(tx, lead));
  // A search in their account takes the place of one that came with a merged lead.
  const isReplaced = personId !== null && made !== undefined && made !== lead.search_setup_id;
  if (isEnded || isReplaced) await endSearches(tx, (await selectLeadGroup(tx, leadId)).leadIds);
  const set = {
    search_setup: isSetUp,
    ...(isEnded && { search_setup_id: null }),
    ...(said !== undefined && { search_setup_note: said?.trim() || null }),
    ...(made !== undefined && { search_setup_id: made }),
  };
  const changed = await changeLead(tx, actor, lead, { what: 'home-search', set });
  if (changed.search_setup !== lead.search_setup || built?.isNew) {
    const isEmailed = built?.isNew && personId === null && wanted?.frequency !== 'off';
    await noteActivity(tx, {
      ...{ leadId, kind: 'home-search-set-up', doneBy: actor.caller.personId },
      facts: { isSetUp, ...(search && { name: search.name }), ...(isEmailed && { isEmailed }) },
    });
  }
  return changed;
}

/** Makes the search that staff built, unless the lead has it already. */
async function buildSearch(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { caller }: Actor,
  lead: LeadRow,
  search: BuiltSearch,
): Promise<{ id: string; isNew: boolean }> {
  const { person_id: personId, search_setup_id: id } = lead;
  if (id !== null && (await hasOwnSearch(tx, lead)) && (await saysTheSame(tx, id, search))) {
    return { id, isNew: false };
  }
  const made = await (personId === null
    ? shareSearch(services, tx, caller, lead, search)
    : saveSearchFor(tx, personId, search));
  return { id: made, isNew: true };
}

async function lockSetUp(tx: DatabaseTransaction, { caller }: Actor, id: string): Promise<LeadRow> {
  const lead = await lockLeadToChange(tx, caller, id);
  return holds(caller, 'edit-leads') ? lead : refuse('not-permitted');
}

async function note(
  tx: DatabaseTransaction,
  { caller }: Actor,
  { id: leadId }: LeadRow,
  facts: object,
): Promise<void> {
  await noteActivity(tx, { leadId, kind: 'value-updates', doneBy: caller.personId, facts });
}
