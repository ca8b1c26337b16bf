import { type Actor, type DatabaseTransaction, type RecordChangeRow, refuse } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import type { PersonRow } from '../person-store.ts';
import { changeCare } from '../teams/change-care.ts';
import { changeCoAgency } from '../teams/change-co-agency.ts';
import { requireTiedPeople } from '../teams/require-tied-people.ts';
import { changePerson } from './change-person.ts';
import { deactivate } from './deactivate-person.ts';
import type { LoadedPerson } from './load-person.ts';
import type { PersonRecord } from './person-record.ts';
import { reactivate } from './reactivate-person.ts';
import { restore } from './restore-person.ts';
import { setPhoto } from './update-person-photo.ts';

/** Undoes one change of a locked person, in the caller's commit. */
export async function applyPersonUndo(
  accounts: AccountsServices,
  tx: DatabaseTransaction,
  actor: Actor,
  { person, state }: LoadedPerson,
  change: RecordChangeRow,
): Promise<void> {
  const undoes = change.id;
  switch (change.what) {
    case 'edited':
    case 'role': {
      const record = change.before as Partial<PersonRecord>;
      return changePerson(accounts, tx, actor, { person, record, undoes });
    }
    case 'deactivated':
      return reactivate(tx, actor, { person, state, undoes });
    case 'reactivated':
      return deactivate(tx, actor, { person, undoes });
    case 'deleted':
      return restore(tx, actor, { person, state, undoes });
    case 'photo': {
      const key = change.before.photo_key as string | null;
      return setPhoto(tx, actor, { person, key, undoes });
    }
    case 'team':
      return undoTie(tx, actor, person, change);
    default:
      return refuse('not-undoable');
  }
}

async function undoTie(
  tx: DatabaseTransaction,
  actor: Actor,
  { id: agentId }: PersonRow,
  { id: undoes, before, after }: RecordChangeRow,
): Promise<void> {
  const agent = { id: agentId, family: 'agent' } as const;
  if ('concierge_id' in after) {
    const conciergeId = before.concierge_id as string | null;
    await requireTiedPeople(tx, actor, [
      agent,
      ...(conciergeId ? [{ id: conciergeId, family: 'concierge', isOpen: true } as const] : []),
    ]);
    await changeCare(tx, actor, { agentIds: [agentId], conciergeId, undoes });
    return;
  }
  const isTeamed = after.co_agent_id === null;
  const coAgentId = String(isTeamed ? before.co_agent_id : after.co_agent_id);
  await requireTiedPeople(tx, actor, [
    agent,
    ...(isTeamed ? [{ id: coAgentId, family: 'coAgent', isOpen: true } as const] : []),
  ]);
  await changeCoAgency(tx, actor, { agentId, coAgentIds: [coAgentId], isTeamed, undoes });
}
