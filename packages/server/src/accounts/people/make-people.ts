import type { Actor, DatabaseTransaction, Services } from '#platform';
import { giveChecklist } from '../onboarding/give-checklist.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { recordPersonChanges } from './audit-person.ts';
import { invitePeople } from './invite-people.ts';
import { insertPeople, type NewPerson } from './person-record-store.ts';

/**
 * Creates people, in the caller's commit, each with an optional invitation. The actor's rights are
 * checked before. Returns the ids of the created ones: a taken id or address creates no one.
 */
export async function makePeople(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  { people, isInvited }: { people: readonly NewPerson[]; isInvited: boolean },
): Promise<ReadonlySet<string>> {
  const by = actor.caller.personId;
  const made = new Set(
    await insertPeople(tx, people, { createdBy: by, invitedBy: isInvited ? by : null }),
  );
  const fresh = people.filter(({ id }) => made.has(id));
  if (fresh.length === 0) return made;
  await recordPersonChanges(
    tx,
    fresh.map(({ id, ...facts }) => ({
      personId: id,
      changedBy: by,
      what: 'created',
      before: {},
      after: facts,
    })),
  );
  await giveChecklist(tx, fresh);
  if (isInvited) await invitePeople(services, tx, fresh);
  const personIds = fresh.map(({ id }) => id);
  await recordSecurityEvent(tx, {
    kind: 'people-created',
    personId: personIds.length === 1 ? (personIds[0] ?? null) : null,
    actorId: by,
    sessionId: actor.caller.sessionId,
    origin: actor.origin,
    facts: { personIds, isInvited },
  });
  return made;
}
