import {
  leadDetailLabels,
  type MergeField,
  mergeFields,
  type WireComparedLead,
  type WireComparison,
} from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import { type Caller, hiddenColumns, holds, type PeopleByName, type Queryable } from '#platform';
import { detailColumns, detailScope } from '../details/lead-detail-columns.ts';
import { personFields } from '../details/lead-detail-store.ts';
import { fixedDetails, requireLead } from '../details/lead-details.ts';
import { selectDuplicates } from '../duplicates/duplicate-store.ts';
import { nameIn, nameOf } from '../full-name.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { duplicateMessages } from '../messages/duplicates.ts';
import { mayAssign, mayUnassign } from '../record/assign-policy.ts';
import { selectEntryNames } from '../reference-lists/reference-entry-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { countBelongings } from './compared-lead-store.ts';
import { countAccounts } from './lead-account-store.ts';
import { selectWithinScope } from './merge-store.ts';
import { requireTwo } from './require-mergeable.ts';

type Pair = readonly [LeadRow, LeadRow];

/**
 * Two leads side by side as the caller sees them. Refuses one out of sight (lead-not-found), and
 * one that isn't the caller's to work (merge-outside-scope).
 */
export async function compareLeads(
  db: Queryable,
  caller: Caller,
  { leadId, otherLeadId }: { leadId: string; otherLeadId: string },
): Promise<WireComparison> {
  const pair = [
    await requireLead(db, caller, leadId),
    await requireLead(db, caller, otherLeadId),
  ] as const;
  const ids = pair.map(({ id }) => id);
  requireTwo(pair[0].id, pair[1].id, 'otherLeadId');
  const within = await selectWithinScope(db, caller, ids);
  if (within.size < 2) return refuseLead('merge-outside-scope');
  const [counts, duplicates, accounts] = await Promise.all([
    countBelongings(db, ids),
    selectDuplicates(db, caller, [pair[0].id]),
    countAccounts(db, ids),
  ]);
  const leads = pair.map((lead, index) => {
    const isLosing = lead.person_id === null && pair[1 - index]?.person_id !== null;
    const losing = isLosing ? duplicateMessages.keepsAccount() : null;
    const refusal = accounts > 1 ? duplicateMessages.twoAccounts() : losing;
    return present(caller, lead, counts.get(lead.id) ?? nothing, refusal);
  });
  const found = duplicates.get(pair[0].id)?.find((one) => one.leadId === pair[1].id);
  return {
    leads,
    fields: await compareFields(db, caller, pair),
    reasons: found?.reasons ?? [],
    survivorId: suggest(pair).id,
  };
}

const nothing = { inquiries: 0, messages: 0, notes: 0, tasks: 0, tags: 0 };

function present(
  caller: Caller,
  lead: LeadRow,
  counts: WireComparedLead['counts'],
  refusal: string | null,
): WireComparedLead {
  return {
    id: lead.id,
    name: nameOf(lead),
    version: lead.version,
    createdOn: holds(caller, 'column-createdon') ? lead.created_at.toISOString() : null,
    lastContacted: holds(caller, 'column-lastcontacted')
      ? (lead.last_contacted_at?.toISOString() ?? null)
      : null,
    hasAccount: lead.person_id !== null,
    counts,
    refusal,
  };
}

/** The one with an account, else the one that someone works, else the older one. */
function suggest([one, other]: Pair): LeadRow {
  const rank = (lead: LeadRow) => (lead.person_id ? 2 : 0) + (lead.agent_id ? 1 : 0);
  if (rank(one) !== rank(other)) return rank(one) > rank(other) ? one : other;
  return one.created_at <= other.created_at ? one : other;
}

async function compareFields(
  db: Queryable,
  caller: Caller,
  pair: Pair,
): Promise<WireComparison['fields']> {
  const hidden = hiddenColumns(caller, detailScope);
  const fixed = pair.map((lead) => fixedDetails(caller, lead));
  const names = await readNames(db, pair);
  const mayTake = (field: MergeField, index: 0 | 1) => {
    if (field !== 'agentId') return !fixed[index]?.includes(field);
    const isFreed = pair[index === 0 ? 1 : 0].agent_id === null;
    return isFreed ? mayUnassign(caller) : mayAssign(caller, pair[index]);
  };
  return mergeFields.flatMap((field): WireComparison['fields'] => {
    if (field === 'agentId' ? !holds(caller, 'column-agent') : hidden.includes(field)) return [];
    const values = pair.map((lead) => textOf(lead, field, names));
    if (values.every((value) => value === null || value === '')) return [];
    const label = field === 'agentId' ? leadDetailMessages.agent() : leadDetailLabels[field];
    return [{ field, label, values, mayTake: [mayTake(field, 0), mayTake(field, 1)] }];
  });
}

interface Names {
  entries: ReadonlyMap<string, string>;
  people: PeopleByName;
}

/** The names of what fields of these leads choose. */
export async function readNames(db: Queryable, leads: readonly LeadRow[]): Promise<Names> {
  const named = leads.flatMap((lead) =>
    ['agent_id' as const, ...personFields.map((field) => detailColumns[field])].flatMap(
      (column) => lead[column] ?? [],
    ),
  );
  return {
    entries: await selectEntryNames(db),
    people: await namePeople(db, [...new Set(named)]),
  };
}

/** What a field of a lead says; null if it is empty. */
export function textOf(
  lead: LeadRow,
  field: MergeField,
  { entries, people }: Names,
): string | null {
  const value = field === 'agentId' ? lead.agent_id : lead[detailColumns[field]];
  if (value === null) return null;
  return entries.get(value) ?? (people.has(value) ? nameIn(people, value) : value);
}
