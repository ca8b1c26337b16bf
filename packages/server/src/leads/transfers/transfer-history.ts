import type { transferEndpoints } from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import {
  type Actor,
  type Caller,
  type DatabaseTransaction,
  holds,
  type PeopleByName,
  type Queryable,
  type RecordKind,
  recordChanges,
  refuse,
  type Services,
} from '#platform';
import { findName } from '../full-name.ts';
import { transferMessages } from '../messages/transfers.ts';
import { refuseLead } from '../refuse-lead.ts';
import { moveTo } from './move-to.ts';
import {
  areInScope,
  findAgentInScope,
  findTaker,
  type Giver,
  lockStillThere,
} from './transfer-store.ts';

/** The kind of record in the history; a record is the agent whose leads they were. */
const KIND = 'leads.transfer';
const UNDO_DAYS = 30;

/** Who has each of the moved leads; null for nobody. */
type Places = Readonly<Record<string, string | null>>;

/** Writes down that leads went from an agent. Returns the change if the caller may undo it. */
export async function recordTransfer(
  tx: DatabaseTransaction,
  actor: Actor,
  { from, to, places }: { from: Giver; to: string | null; places: Places },
): Promise<number | null> {
  const count = Object.keys(places).length;
  if (count === 0) return null;
  const [id] = await recordChanges(tx, [
    {
      ...{ kind: KIND, recordId: from.id, what: 'moved', changedBy: actor.caller.personId },
      ...{ before: { agent: from.id }, after: { agent: to, count, places } },
    },
  ]);
  return (await mayTakeBack(tx, actor.caller, from, places)) ? (id ?? null) : null;
}

/**
 * Whether the caller may bring leads back to an agent: as if they gave them to the agent now, from
 * those who got them.
 */
async function mayTakeBack(
  db: Queryable,
  caller: Caller,
  { mayTake }: Giver,
  places: Places,
): Promise<boolean> {
  if (!mayTake || !holds(caller, 'lead-assign-all')) return false;
  const holders = new Set(Object.values(places).flatMap((id) => id ?? []));
  return areInScope(db, caller, [...holders]);
}

/** An answer of the calls that move leads. */
export function answerTransfer({
  message,
  ...moved
}: {
  moved: number;
  skipped: number;
  left: number;
  change: number | null;
  message: string;
}): AnswerOf<typeof transferEndpoints.assignLeads> {
  return { message, status: 200, statusCode: 'success', data: true, ...moved };
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
  mayUndo: (db, caller, agent, { after }) =>
    mayTakeBack(db, caller, agent, (after.places ?? {}) as Places),
  isStillSo: ({ what }) => what === 'moved',
  async undo(tx, actor, { id: from }, { id, after }) {
    const places = after.places as Places;
    if (!(await findTaker(tx, actor.caller, from))) refuse('not-permitted');
    const back = await lockStillThere(tx, actor.caller, places);
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
