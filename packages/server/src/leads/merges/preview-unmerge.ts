import { leadDetailLabels, mergeFields, type WireUnmergePreview } from '@homestead/contract/leads';
import { type Caller, hiddenColumns, holds, type Queryable } from '#platform';
import { detailColumns, detailScope } from '../details/lead-detail-columns.ts';
import { nameOf } from '../full-name.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { refuseLead } from '../refuse-lead.ts';
import { countGoingBack, countSince, hasAccountBack } from './belongings-store.ts';
import { readNames, textOf } from './compare-leads.ts';
import { findMerge, hasMailbox } from './merge-store.ts';
import { requireUndoable } from './unmerge-leads.ts';

/** What undoing a merge would do. Refuses what `unmergeLeads` does. */
export async function previewUnmerge(
  db: Queryable,
  caller: Caller,
  mergeId: string,
): Promise<WireUnmergePreview> {
  const found = await findMerge(db, mergeId);
  if (!found) return refuseLead('merge-not-found');
  const { survivor, merged } = found;
  const { set, kept } = await requireUndoable(db, caller, found);
  const isGivenBack = 'email' in set && survivor.email === merged.email;
  if (merged.person_id === null && merged.email !== null && !isGivenBack) {
    if (await hasMailbox(db, merged.email)) return refuseLead('unmerge-email-taken');
  }
  const ids = { mergeId, survivorId: survivor.id };
  return {
    survivorName: nameOf(survivor),
    mergedName: nameOf(merged),
    hasAccount: merged.person_id !== null || (await hasAccountBack(db, mergeId)),
    goesBack: await countGoingBack(db, ids),
    staysSince: await countSince(db, ids),
    fields: await changesOf(db, caller, survivor, set),
    kept,
  };
}

/** The survivor's fields that the caller sees and that will say something else. */
async function changesOf(
  db: Queryable,
  caller: Caller,
  survivor: LeadRow,
  set: Partial<LeadRow>,
): Promise<WireUnmergePreview['fields']> {
  const hidden = hiddenColumns(caller, detailScope);
  const undone = { ...survivor, ...set };
  const names = await readNames(db, [survivor, undone]);
  return mergeFields.flatMap((field) => {
    const isAgent = field === 'agentId';
    if (!((isAgent ? 'agent_id' : detailColumns[field]) in set)) return [];
    if (isAgent ? !holds(caller, 'column-agent') : hidden.includes(field)) return [];
    const label = isAgent ? leadDetailMessages.agent() : leadDetailLabels[field];
    const change = {
      ...{ label, now: textOf(survivor, field, names), after: textOf(undone, field, names) },
    };
    return change.now === change.after ? [] : [change];
  });
}
