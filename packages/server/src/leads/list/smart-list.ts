import type { WireSmartList } from '@homestead/contract/leads';
import { type Caller, holds, type Queryable, refusalIn, refuse } from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { leadListMessages } from '../messages/list.ts';
import { refuseLead } from '../refuse-lead.ts';
import type { LeadFilter } from './lead-list-store.ts';
import { readOrder } from './lead-order.ts';
import { type FilterLookups, readFilter } from './read-filter.ts';
import {
  countFiltered,
  hasListNamed,
  lockSmartList,
  type SmartListQuery,
  type SmartListRow,
  selectSmartLists,
} from './smart-list-store.ts';

export const mayShareLists = (caller: Caller): boolean => holds(caller, 'edit-leads');

/** Owners change their lists; those who assign all leads also change what others share. */
export const mayChangeList = (caller: Caller, row: SmartListRow): boolean =>
  row.owner_id === caller.personId || (row.is_shared && holds(caller, 'lead-assign-all'));

/** A list to change. Refuses (smart-list-not-found), and (smart-list-sharing-refused) others'. */
export async function requireListToChange(
  tx: Queryable,
  caller: Caller,
  id: string,
): Promise<SmartListRow> {
  const row = await lockSmartList(tx, caller.personId, id);
  if (!row) return refuseLead('smart-list-not-found');
  return mayChangeList(caller, row) ? row : refuseLead('smart-list-sharing-refused');
}

/** Refuses (bad-input) a name that the owner's other list has. */
export async function requireFreeName(
  tx: Queryable,
  { ownerId, name, but }: { ownerId: string; name: string; but: string | null },
): Promise<void> {
  if (!(await hasListNamed(tx, ownerId, { name, but }))) return;
  const [label, message] = [fieldMessages.name(), leadListMessages.listNameTaken()];
  refuse('bad-input', { fields: [{ field: 'name', label, message }], message });
}

/** Refuses a query that the caller could not ask for themselves. */
export async function requireUsableQuery(
  db: Queryable,
  caller: Caller,
  query: SmartListQuery,
): Promise<LeadFilter> {
  readOrder(caller, query.getleadsortby);
  return readFilter(db, caller, query);
}

/** The caller's lists with their counts; those that they could not ask for are left out. */
export async function readSmartLists(
  db: Queryable,
  caller: Caller,
  lookups: FilterLookups,
): Promise<WireSmartList[]> {
  const rows = await selectSmartLists(db, caller.personId);
  const usable: { row: SmartListRow; filter: LeadFilter }[] = [];
  for (const row of rows) {
    try {
      readOrder(caller, row.query.getleadsortby);
      usable.push({ row, filter: await readFilter(db, caller, row.query, lookups) });
    } catch (error) {
      refusalIn(error);
    }
  }
  const counts = await countFiltered(
    db,
    caller,
    usable.map(({ filter }) => filter),
  );
  return usable.map(({ row }, index) => presentSmartList(row, caller, counts[index] ?? null));
}

export function presentSmartList(
  row: SmartListRow,
  caller: Caller,
  count: number | null,
): WireSmartList {
  return {
    id: row.id,
    name: row.name,
    isShared: row.is_shared,
    isOwn: row.owner_id === caller.personId,
    ...row.query,
    count,
    version: row.version,
    abilities: mayChangeList(caller, row) ? ['edit', 'delete'] : [],
  };
}
