import { type DatabaseTransaction, type House, recordEvent } from '#platform';
import type { Acting } from '../acting.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { invitePeople } from './invite-people.ts';
import { insertPersonChanges } from './person-change-store.ts';
import { insertPeople, type NewPerson } from './person-record-store.ts';

/**
 * Makes people, in the caller's commit, each with an invitation where it is wanted. What the acting
 * person may do is checked before. Answers the ids of those that were made: a taken id or address
 * makes nobody.
 */
export async function makePeople(
  house: Pick<House, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  acting: Acting,
  { people, isInvited }: { people: readonly NewPerson[]; isInvited: boolean },
): Promise<ReadonlySet<string>> {
  const by = acting.caller.personId;
  const made = new Set(
    await insertPeople(tx, people, { createdBy: by, invitedBy: isInvited ? by : null }),
  );
  const fresh = people.filter(({ id }) => made.has(id));
  if (fresh.length === 0) return made;
  await insertPersonChanges(
    tx,
    fresh.map(({ id, ...facts }) => ({
      personId: id,
      changedBy: by,
      what: 'created',
      before: {},
      after: facts,
    })),
  );
  if (isInvited) await invitePeople(house, tx, fresh);
  const personIds = fresh.map(({ id }) => id);
  await recordSecurityEvent(tx, {
    kind: 'people-created',
    personId: personIds.length === 1 ? (personIds[0] ?? null) : null,
    actorId: by,
    sessionId: acting.caller.sessionId,
    origin: acting.origin,
    facts: { personIds, isInvited },
  });
  await recordEvent(tx, { type: 'accounts.people-created', payload: { personIds } });
  return made;
}
