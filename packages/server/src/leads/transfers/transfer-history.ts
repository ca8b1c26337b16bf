import type { transferEndpoints } from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import {
  type Actor,
  type Caller,
  type DatabaseTransaction,
  holds,
  type PeopleByName,
  type RecordKind,
  recordChanges,
  refuse,
  type Services,
} from '#platform';
import { findName } from '../full-name.ts';
import { transferMessages } from '../messages/transfers.ts';
import { refuseLead } from '../refuse-lead.ts';
import { moveTo } from './move-to.ts';
import { findAgentInScope, lockStillThere } from './transfer-store.ts';

/** The kind of record in the history; a record is the agent whose leads they were. */
const KIND = 'leads.transfer';
const UNDO_DAYS = 30;

/** Who has each of the moved leads; null for nobody. */
type Places = Readonly<Record<string, string | null>>;

/** Writes down that leads went from an agent. Returns the change; null if none did. */
export async function recordTransfer(
  tx: DatabaseTransaction,
  actor: Actor,
  { from, to, places }: { from: string; to: string | null; places: Places },
): Promise<number | null> {
  const count = Object.keys(places).length;
  if (count === 0) return null;
  const [id] = await recordChanges(tx, [
    {
      ...{ kind: KIND, recordId: from, what: 'moved', changedBy: actor.caller.personId },
      ...{ before: { agent: from }, after: { agent: to, count, places } },
    },
  ]);
  return id ?? null;
}

/** An answer of the calls that move leads; only who can undo it gets the change’s id. */
export function answerTransfer(
  caller: Caller,
  {
    message,
    change,
    ...counts
  }: {
    moved: number;
    skipped: number;
    left: number;
    change: number | null;
    message: string;
  },
): AnswerOf<typeof transferEndpoints.assignLeads> {
  const mayUndo = holds(caller, 'lead-assign-all');
  const head = { message, status: 200, statusCode: 'success' } as const;
  return { ...head, data: true, ...counts, change: mayUndo ? change : null };
}

interface Giver {
  id: string;
  isOpen: boolean;
}

/** The history of whose leads went where, by the agent who had them. */
export const transferHistory = (
  services: Pick<Services, 'mail' | 'settings'>,
): RecordKind<Giver> => ({
  key: KIND,
  undoDays: UNDO_DAYS,
  async see(db, caller, ids) {
    const found = await Promise.all(ids.map((id) => requireSeen(db, caller, id)));
    return new Map(found.map((agent) => [agent.id, agent]));
  },
  requireToChange: requireSeen,
  mayUndo: (_db, caller, { isOpen }) => isOpen && holds(caller, 'lead-assign-all'),
  isStillSo: ({ what }) => what === 'moved',
  async undo(tx, actor, { id: from }, { id, after }) {
    const places = after.places as Places;
    const back = await lockStillThere(tx, places);
    if (back.length === 0) refuse('not-undoable');
    const by = actor.caller.personId;
    for (const [to, ids] of Map.groupBy(back, (leadId) => places[leadId] ?? null)) {
      await moveTo(services, tx, { from: to, to: from, by, ids });
    }
    await recordChanges(tx, [
      {
        ...{ kind: KIND, recordId: from, what: 'moved-back', changedBy: by, undoes: id },
        ...{ before: { agent: after.agent }, after: { agent: from, count: back.length } },
      },
    ]);
  },
  describe: ({ before, after }, people) =>
    'count' in after
      ? [
          {
            ...{ field: 'agent', label: transferMessages.agent() },
            before: inWords(before.agent, people),
            after: transferMessages.countOf({
              count: Number(after.count),
              name: inWords(after.agent, people),
            }),
          },
        ]
      : [],
  peopleIn: ({ before, after }) =>
    [before.agent, after.agent].filter((id): id is string => typeof id === 'string'),
  namePeople,
});

const requireSeen: RecordKind<Giver>['requireToChange'] = async (db, caller, id) =>
  (await findAgentInScope(db, caller, id)) ?? refuseLead('agent-not-found');

function inWords(id: unknown, people: PeopleByName): string {
  return findName(people, typeof id === 'string' ? id : null) ?? transferMessages.nobody();
}
