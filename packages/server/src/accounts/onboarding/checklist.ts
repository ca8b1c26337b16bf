import type { StepDoer, WireChecklist, WireOnboardingItem } from '@homestead/contract/accounts';
import {
  type Caller,
  columnHistory,
  holds,
  type PeopleByName,
  type Queryable,
  type RecordTable,
  refuse,
} from '#platform';
import { onboardingMessages } from '../messages/onboarding.ts';
import { namePeople } from '../people/name-people.ts';
import { refuseAccount } from '../refuse-account.ts';
import { onboardedRoles } from './give-checklist.ts';
import { findItems, findListed, type ItemRow, type ListedItem, selectItems } from './item-store.ts';

export const itemTable: RecordTable<ItemRow> = {
  key: 'accounts.onboarding-item',
  table: 'onboarding_item',
  columns: {
    done_at: {
      label: onboardingMessages.done,
      textOf: (at) => (at ? onboardingMessages.yes() : onboardingMessages.no()),
    },
  },
  refuseMissing: () => refuseAccount('step-not-found'),
};

/** Agents tick their own steps; the office, those of agents within its scope. */
function mayTick(caller: Caller, item: ListedItem): boolean {
  const isOwnStep = item.doer === 'agent' && item.person_id === caller.personId;
  return isOwnStep || holds(caller, 'onboarding');
}

export function presentItem(
  row: ListedItem,
  caller: Caller,
  people: PeopleByName,
): WireOnboardingItem {
  const by = row.done_by === null ? undefined : people.get(row.done_by);
  const act = row.done_at ? ('untick' as const) : ('tick' as const);
  return {
    ...{ id: row.id, stepId: row.step_id, title: row.title, help: row.help },
    doer: row.doer as StepDoer,
    doneAt: row.done_at?.toISOString() ?? null,
    doneBy: by ? `${by.firstName} ${by.lastName}` : null,
    version: row.version,
    abilities: mayTick(caller, row) ? [act] : [],
  };
}

/** A person's checklist. Refuses (person-not-found) one that the caller may not see. */
export async function readChecklist(
  db: Queryable,
  caller: Caller,
  personId: string,
): Promise<WireChecklist> {
  const person = (await findListed(db, caller, personId)) ?? refuseAccount('person-not-found');
  const items = await selectItems(db, personId);
  const people = await namePeople(db, [...new Set(items.flatMap((item) => item.done_by ?? []))]);
  const done = items.filter((item) => item.done_at !== null).length;
  const mayStart = holds(caller, 'onboarding') && onboardedRoles.includes(person.role_key);
  return {
    personId,
    name: `${person.first_name} ${person.last_name}`,
    items: items.map((item) => presentItem(item, caller, people)),
    progress: items.length > 0 ? { done, total: items.length } : null,
    abilities: mayStart && items.length === 0 ? ['start'] : [],
  };
}

/** An item that the caller may tick, held until the commit. Refuses (step-not-found). */
export async function lockItem(tx: Queryable, caller: Caller, id: string): Promise<ListedItem> {
  const [item] = await findItems(tx, caller, [id], { lock: true });
  if (!item) return refuseAccount('step-not-found');
  return mayTick(caller, item) ? item : refuse('not-permitted');
}

/** An item as the caller sees it. */
export async function readItem(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<WireOnboardingItem> {
  const [item] = await findItems(db, caller, [id]);
  if (!item) return refuseAccount('step-not-found');
  return presentItem(item, caller, await namePeople(db, item.done_by ? [item.done_by] : []));
}

export const itemHistory = columnHistory(itemTable, {
  async see(db, caller, ids) {
    const rows = await findItems(db, caller, ids);
    if (rows.length < ids.length) refuseAccount('step-not-found');
    return new Map(rows.map((row) => [row.id, row as ItemRow]));
  },
  requireToChange: (tx, caller, id): Promise<ItemRow> => lockItem(tx, caller, id),
  mayUndo: (_db, caller, row) => mayTick(caller, row as ListedItem),
  namePeople,
});
