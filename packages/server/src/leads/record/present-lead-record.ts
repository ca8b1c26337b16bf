import type { WireLeadRecord } from '@homestead/contract/leads';
import { leadRuleEndpoints, leadTagEndpoints } from '@homestead/contract/leads';
import { NOBODY } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import {
  type Caller,
  holds,
  mayCall,
  type PeopleByName,
  type Queryable,
  readTogether,
} from '#platform';
import { detailColumns, detailFields } from '../details/lead-detail-columns.ts';
import { entryFields } from '../details/lead-detail-store.ts';
import { presentDetails } from '../details/lead-details.ts';
import { nameIn } from '../full-name.ts';
import { selectRelationships } from '../household/household-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { presentScore } from '../score/present-score.ts';
import { mayAssign, mayUnassign } from './assign-policy.ts';
import { selectLatestChanges } from './latest-changes.ts';
import { contactsOf } from './lead-contacts.ts';
import {
  findLeadBesides,
  findNextTour,
  type LeadBesides,
  selectAskedHomes,
  selectEntriesById,
  selectHousehold,
} from './record-store.ts';

/** A lead in the caller's sight as its page shows it: what they may not see is null. */
export async function presentLeadRecord(
  db: Queryable,
  caller: Caller,
  lead: LeadRow,
): Promise<WireLeadRecord> {
  const sees = (key: string) => holds(caller, key);
  const [details, { household, relationships }, latest, besides, tour, homes] = await readTogether(
    db,
    () => presentDetails(db, caller, lead),
    () => readHousehold(db, caller, lead),
    () => selectLatestChanges(db, lead.id),
    () => findLeadBesides(db, lead),
    () => findNextTour(db, lead.id),
    () => selectAskedHomes(db, lead.id),
  );
  const conciergeId = sees('column-concierge') ? besides.concierge_id : null;
  const ids = [lead, ...household].flatMap((row) =>
    entryFields.map((field) => row[detailColumns[field]]),
  );
  const agentId = sees('column-agent') ? lead.agent_id : null;
  const changedBy = [...latest.values()].flatMap(({ changed_by: by }) => by ?? []);
  const named = [agentId, conciergeId, details.lenderId, details.subSourceAgentId, ...changedBy];
  const [entries, people] = await Promise.all([
    selectEntriesById(
      db,
      [...ids, ...relationships.values()].filter((id) => id !== null),
    ),
    namePeople(db, [...new Set(named.filter((id) => id !== null))]),
  ]);
  const nameOf = (id: string | null) => (id === null ? null : (entries.get(id)?.display ?? null));
  const personOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  const contacts = contactsOf(caller, { lead, household, relationships, nameOf });
  return {
    id: lead.id,
    userid: agentId ?? NOBODY,
    stage: nameOf(details.stageId),
    contactStatusLevel: nameOf(details.contactStatusLevelId),
    engagementLevel: nameOf(details.engagementLevelId),
    responseLevel: nameOf(details.responseLevelId),
    closingBagOption: nameOf(details.closingBagOptionId),
    source: nameOf(details.sourceId),
    subSource: nameOf(details.subSourceId),
    subSourceAgent: details.subSourceAgentId && nameIn(people, details.subSourceAgentId),
    referral: nameOf(details.referralId),
    relationship: nameOf(details.relationshipId),
    secondaryRelationship: nameOf(details.secondaryRelationshipId),
    lastContacted: details.lastContactedAt,
    lastConnectedAgent: details.lastConnectedAgentOn,
    lastConnectedLender: details.lastConnectedLenderOn,
    lastWorked: details.lastWorkedOn,
    lastWorkedLender: details.lastWorkedLenderOn,
    createdOn: details.createdAt,
    notes: details.notes,
    lenderNotes: details.lenderNotes,
    lenderStatus: nameOf(details.lenderStatusId),
    lender: personOf(details.lenderId),
    agent: personOf(agentId),
    concierge: personOf(conciergeId),
    primaryContact: contacts.primary,
    secondaryLeadContact: contacts.secondary[0] ?? null,
    secondaryLeadContacts: contacts.secondary,
    valueUpdates: sees('homebot') ? presentValueUpdates(lead, besides) : null,
    homeSearch: sees('homesearch') ? presentSearch(lead, besides) : null,
    preferredContact: lead.preferred_contact as WireLeadRecord['preferredContact'],
    changed: presentChanges(details.hiddenColumns, latest, people),
    score: presentScore(caller, lead),
    nextTour: tour && { ...tour, startsAt: tour.startsAt.toISOString() },
    homes: homes.map((home) => ({ ...home, askedAt: home.askedAt.toISOString() })),
    tags: besides.tags,
    details: sees('column-agent')
      ? details
      : { ...details, hiddenColumns: [...details.hiddenColumns, 'agentId'] },
    version: lead.version,
    abilities: abilitiesOf(caller, lead, details.abilities.length > 0),
  };
}

/** The leads in sight of the same household, if the caller may see second contacts. */
async function readHousehold(db: Queryable, caller: Caller, lead: LeadRow) {
  const household = holds(caller, 'column-secondaryleadcontact')
    ? await selectHousehold(db, caller, lead)
    : [];
  const relationships = await selectRelationships(
    db,
    household.map(({ id }) => id),
  );
  return { household, relationships };
}

type ValueUpdates = NonNullable<WireLeadRecord['valueUpdates']>;

function presentValueUpdates(
  lead: LeadRow,
  { value_month: month, value_state: state }: LeadBesides,
): ValueUpdates {
  return {
    isOn: lead.value_updates,
    address: lead.value_updates_address,
    last: month
      ? { month: month.slice(0, 7), state: state as NonNullable<ValueUpdates['last']>['state'] }
      : null,
  };
}

function presentSearch(
  lead: LeadRow,
  { search_id: id, search_name: name, search_frequency, search_filter }: LeadBesides,
): WireLeadRecord['homeSearch'] {
  return {
    isSetUp: lead.search_setup,
    note: lead.search_setup_note,
    hasAccount: lead.person_id !== null,
    search:
      id && name && search_frequency
        ? { id, name, frequency: search_frequency, filter: search_filter ?? {} }
        : null,
  };
}

function presentChanges(
  hidden: readonly string[],
  latest: Awaited<ReturnType<typeof selectLatestChanges>>,
  people: PeopleByName,
): WireLeadRecord['changed'] {
  const shown = detailFields.flatMap((field) => {
    const column = detailColumns[field];
    const change = hidden.includes(field) ? undefined : latest.get(column);
    // What a new lead lacks has no age.
    if (!change || (change.what === 'created' && change.after[column] === null)) return [];
    const by = change.changed_by && nameIn(people, change.changed_by);
    return [[field, { at: change.changed_at.toISOString(), by: by || null }] as const];
  });
  return Object.fromEntries(shown);
}

function abilitiesOf(caller: Caller, lead: LeadRow, mayEdit: boolean): WireLeadRecord['abilities'] {
  const mayWork = mayWorkLeads(caller);
  const isFree = lead.agent_id === null;
  return [
    ...(mayEdit ? (['edit'] as const) : []),
    ...(mayCall(caller, leadTagEndpoints.setLeadTags.access) ? (['tag'] as const) : []),
    ...(mayAssign(caller, lead) ? (['assign'] as const) : []),
    ...(mayUnassign(caller) && !isFree ? (['unassign'] as const) : []),
    ...(isFree && holds(caller, 'lead-claim') ? (['claim'] as const) : []),
    ...(mayWork ? (['log', 'task', 'messages'] as const) : []),
    ...(mayWork && lead.email ? (['email'] as const) : []),
    ...(mayWork && lead.phone ? (['text'] as const) : []),
    'details',
    ...(mayCall(caller, leadRuleEndpoints.listLeadDecisions.access) ? (['explain'] as const) : []),
  ];
}
