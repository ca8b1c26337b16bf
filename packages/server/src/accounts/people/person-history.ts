import type { PersonAbility } from '@homestead/contract/accounts';
import type { Caller, Queryable, RecordChangeRow, RecordKind } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { getRoleState } from '../roles/role-store.ts';
import { applyPersonUndo } from './apply-person-undo.ts';
import { PERSON_KIND } from './audit-person.ts';
import { describePersonChange, peopleIn } from './describe-person-change.ts';
import { type LoadedPerson, requirePersonInSight, requirePersonToChange } from './load-person.ts';
import { namePeople } from './name-people.ts';
import { RESTORE_DAYS } from './people-list-store.ts';
import { historyColumns } from './person-columns.ts';
import { abilitiesOn, isOpened, mayGive } from './person-policy.ts';
import { recordColumns } from './person-record.ts';
import { selectTies, type TiesRow } from './person-record-store.ts';

/** A person with their current ties, which decide what of their history can be undone. */
interface PersonSubject extends LoadedPerson {
  readonly ties: readonly TiesRow[];
}

/** The history of people: kept forever, undoable within 30 days. */
export function personHistory(accounts: AccountsServices): RecordKind<PersonSubject> {
  return {
    key: PERSON_KIND,
    undoDays: RESTORE_DAYS,
    async see(db, caller, ids) {
      const people = new Map<string, PersonSubject>();
      for (const id of ids) {
        people.set(id, await withTies(db, await requirePersonInSight(db, caller, id)));
      }
      return people;
    },
    async requireToChange(tx, caller, id) {
      return withTies(tx, await requirePersonToChange(tx, caller, id, { isDeleted: true }));
    },
    mayUndo,
    isStillSo,
    undo: (tx, actor, subject, change) => applyPersonUndo(accounts, tx, actor, subject, change),
    describe: describePersonChange,
    columns: historyColumns,
    isOwn: (caller, { person }) => person.id === caller.personId,
    peopleIn,
    namePeople,
  };
}

/** What the caller must be able to do with the person to undo a kind of change. */
const abilityToUndo: Readonly<Record<string, PersonAbility>> = {
  role: 'change-role',
  deactivated: 'reactivate',
  reactivated: 'deactivate',
  deleted: 'restore',
};

async function mayUndo(
  db: Queryable,
  caller: Caller,
  { person, state }: PersonSubject,
  { what, before }: RecordChangeRow,
): Promise<boolean> {
  const abilities = abilitiesOn(caller, { ...person, is_opened: isOpened(person) }, state);
  if (!abilities.includes(abilityToUndo[what] ?? 'edit')) return false;
  if ('email' in before && (isOpened(person) || person.id === caller.personId)) return false;
  if (!('role_key' in before)) return true;
  const role = String(before.role_key);
  const gift = { role, state: await getRoleState(db, role), personId: person.id };
  return mayGive(caller, gift);
}

async function withTies(db: Queryable, loaded: LoadedPerson): Promise<PersonSubject> {
  return { ...loaded, ties: await selectTies(db, loaded.person.id) };
}

/** Creating and restoring would be undone by deleting, so never here. */
function isStillSo(change: RecordChangeRow, { person, ties }: PersonSubject): boolean {
  if (change.what === 'deleted') return person.deleted_at !== null;
  if (person.deleted_at !== null) return false;
  switch (change.what) {
    case 'edited':
    case 'role': {
      // A change beyond what staff edits was the person's own, and is theirs to undo.
      const columns = recordColumns.filter((column) => column in change.after);
      const isAllOfThem = columns.length === Object.keys(change.after).length;
      return isAllOfThem && columns.every((column) => change.after[column] === person[column]);
    }
    case 'deactivated':
      return person.deactivated_at !== null;
    case 'reactivated':
      return person.deactivated_at === null;
    case 'photo':
      return change.after.photo_key === person.photo_key;
    case 'team':
      return isTieStillSo(change, ties);
    default:
      return false;
  }
}

function isTieStillSo({ before, after }: RecordChangeRow, ties: readonly TiesRow[]): boolean {
  const idsOf = (kind: TiesRow['kind']) =>
    ties.filter((tie) => tie.kind === kind).map(({ id }) => id);
  if ('concierge_id' in after) return after.concierge_id === (idsOf('concierge')[0] ?? null);
  const isTeamed = after.co_agent_id !== null;
  const coAgentId = String(isTeamed ? after.co_agent_id : before.co_agent_id);
  return idsOf('co-agent').includes(coAgentId) === isTeamed;
}
