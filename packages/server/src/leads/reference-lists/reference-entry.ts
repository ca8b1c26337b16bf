import { REFERENCE_ENTRIES_MAX, type WireReferenceEntry } from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import {
  type Caller,
  type DatabaseTransaction,
  holds,
  lastPosition,
  lockRecord,
  orderedHistory,
  type Queryable,
  type RecordTable,
} from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { refuseLead } from '../refuse-lead.ts';
import { type EntryRow, lockListOf, lockOrder } from './reference-entry-store.ts';

export const entryTable: RecordTable<EntryRow> = {
  key: 'leads.reference-entry',
  table: 'reference_entry',
  columns: {
    display: { label: fieldMessages.name },
    position: {
      label: fieldMessages.position,
      textOf: (position) => (position ? String(position) : ''),
    },
  },
  taken: {
    reference_entry_display: {
      field: 'display',
      label: fieldMessages.name,
      message: fieldMessages.nameTaken,
    },
  },
  refuseMissing: () => refuseLead('reference-entry-not-found'),
};

export const mayChangeEntries = (caller: Caller) => holds(caller, 'reference-lists');

const activeActs = ['move', 'retire'] as const;
const retiredAct = ['restore'] as const;

export function presentEntry(row: EntryRow, caller: Caller): WireReferenceEntry {
  const { id, code, display, parent_id, retired_at, version } = row;
  return {
    id,
    code,
    display,
    parentId: parent_id,
    retiredAt: retired_at?.toISOString() ?? null,
    version,
    abilities: mayChangeEntries(caller) ? ['edit', ...(retired_at ? retiredAct : activeActs)] : [],
  };
}

/**
 * An entry, held until the commit. The lock of its list comes first, as in `lockOrder`, so that
 * changes of one list wait for each other and never deadlock.
 */
export async function lockEntry(tx: Queryable, id: string): Promise<EntryRow> {
  await lockListOf(tx, id);
  return lockRecord(tx, entryTable, id);
}

/** The position after a list's last entry. Refuses (reference-list-full). */
export async function requirePosition(tx: DatabaseTransaction, list: string): Promise<number> {
  const order = await lockOrder(tx, list);
  return lastPosition(order, REFERENCE_ENTRIES_MAX, () => refuseLead('reference-list-full'));
}

export const entryHistory = orderedHistory(
  entryTable,
  {
    requireToChange: (tx, _caller, id) => lockEntry(tx, id),
    mayUndo: (_db, caller) => mayChangeEntries(caller),
    namePeople,
    restore: async (tx, before, row, what) => ({
      ...before,
      ...(what === 'retired' && { position: await requirePosition(tx, row.list) }),
    }),
  },
  (tx, row) => lockOrder(tx, row.list),
);
