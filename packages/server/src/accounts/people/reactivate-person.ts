import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, atomically, type DatabaseTransaction, type Services } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { auditPerson } from './audit-person.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { type LoadedPerson, requirePersonToChange } from './load-person.ts';
import { requireMayGiveRole } from './person-policy.ts';
import { storePerson } from './person-record-store.ts';

/**
 * Lets a deactivated person sign in again, with their role's current grants. Does nothing for a
 * person who is not deactivated. Refuses people the caller may not see or change, (grant-not-held)
 * a role that holds more than the caller.
 */
export async function reactivatePerson(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  id: string,
): Promise<AnswerOf<typeof peopleEndpoints.reactivatePerson>> {
  return atomically(db, async (tx) => {
    const { person, state } = await requirePersonToChange(tx, actor.caller, id);
    if (person.deactivated_at !== null) {
      await reactivate(tx, actor, { person, state, undoes: null });
    }
    return answer(await getPersonDetail(tx, actor.caller, id), answerMessages.userReactivated());
  });
}

/** The same for a locked, deactivated person, in the caller's commit. */
export async function reactivate(
  tx: DatabaseTransaction,
  actor: Actor,
  { person, state, undoes }: LoadedPerson & { undoes: number | null },
): Promise<void> {
  const { id, role_key: role } = person;
  requireMayGiveRole(actor.caller, { role, state, personId: id });
  await storePerson(tx, id, { deactivated_at: null }, { isRight: true });
  await auditPerson(tx, actor, {
    personId: id,
    what: 'reactivated',
    before: { deactivated_at: person.deactivated_at },
    after: { deactivated_at: null },
    undoes,
  });
}
