import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically, type DatabaseTransaction } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import type { PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { changeCare } from '../teams/change-care.ts';
import { changeCoAgency } from '../teams/change-co-agency.ts';
import { requireTiedPeople } from '../teams/require-tied-people.ts';
import { changePerson } from './change-person.ts';
import { deactivate } from './deactivate-person.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { type CurrentTies, isUndoable } from './is-undoable.ts';
import { type LoadedPerson, requirePersonToChange } from './load-person.ts';
import { findPersonChange, type PersonChangeRow } from './person-change-store.ts';
import type { PersonRecord } from './person-record.ts';
import { selectTies, type TiesRow } from './person-record-store.ts';
import { reactivate } from './reactivate-person.ts';
import { restore } from './restore-person.ts';
import { setPhoto } from './update-person-photo.ts';

/**
 * Takes back one change of a person, as a change of its own. Refuses whom the caller may not see or
 * change, (change-not-found), (not-undoable), and what the change itself would be refused for.
 */
export async function undoPersonChange(
  accounts: AccountsHouse,
  acting: Acting,
  { id, changeId }: { id: string; changeId: number },
): Promise<AnswerOf<typeof peopleEndpoints.undoPersonChange>> {
  const { caller } = acting;
  return atomically(accounts.db, async (tx) => {
    const loaded = await requirePersonToChange(tx, caller, id, { isDeleted: true });
    const change =
      (await findPersonChange(tx, { personId: id, id: changeId })) ??
      refuseAccount('change-not-found');
    const ties = tiesIn(await selectTies(tx, id));
    if (!isUndoable(change, loaded.person, ties, new Date())) refuseAccount('not-undoable');
    await undo(accounts, tx, acting, loaded, change);
    return answer(await getPersonDetail(tx, caller, id), 'The change was taken back');
  });
}

/** A person's ties as changes of a team name them. */
export function tiesIn(rows: readonly TiesRow[]): CurrentTies {
  return {
    conciergeId: rows.find(({ kind }) => kind === 'concierge')?.id ?? null,
    coAgentIds: rows.filter(({ kind }) => kind === 'co-agent').map(({ id }) => id),
  };
}

async function undo(
  accounts: AccountsHouse,
  tx: DatabaseTransaction,
  acting: Acting,
  { person, state }: LoadedPerson,
  change: PersonChangeRow,
): Promise<void> {
  const undoes = change.id;
  switch (change.what) {
    case 'edited':
    case 'role': {
      const record = change.before as Partial<PersonRecord>;
      return changePerson(accounts, tx, acting, { person, record, undoes });
    }
    case 'deactivated':
      return reactivate(tx, acting, { person, state, undoes });
    case 'reactivated':
      return deactivate(tx, acting, { person, undoes });
    case 'deleted':
      return restore(tx, acting, { person, state, undoes });
    case 'photo': {
      const key = change.before.photo_key as string | null;
      return setPhoto(tx, acting, { person, key, undoes });
    }
    case 'team':
      return undoTie(tx, acting, person, change);
    default:
      return refuseAccount('not-undoable');
  }
}

async function undoTie(
  tx: DatabaseTransaction,
  acting: Acting,
  { id: agentId }: PersonRow,
  { id: undoes, before, after }: PersonChangeRow,
): Promise<void> {
  const agent = { id: agentId, family: 'agent' } as const;
  if ('concierge_id' in after) {
    const conciergeId = before.concierge_id as string | null;
    await requireTiedPeople(tx, acting, [
      agent,
      ...(conciergeId ? [{ id: conciergeId, family: 'concierge', isOpen: true } as const] : []),
    ]);
    await changeCare(tx, acting, { agentIds: [agentId], conciergeId, undoes });
    return;
  }
  const isTeamed = after.co_agent_id === null;
  const coAgentId = String(isTeamed ? before.co_agent_id : after.co_agent_id);
  await requireTiedPeople(tx, acting, [
    agent,
    ...(isTeamed ? [{ id: coAgentId, family: 'coAgent', isOpen: true } as const] : []),
  ]);
  await changeCoAgency(tx, acting, { agentId, coAgentIds: [coAgentId], isTeamed, undoes });
}
