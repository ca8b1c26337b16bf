import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, atomically, type DatabaseTransaction, type Services } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { auditPerson } from './audit-person.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { type LoadedPerson, requirePersonToChange } from './load-person.ts';
import { requireMayGiveRole } from './person-policy.ts';
import { selectTaken, storePerson } from './person-record-store.ts';
import { refuseEmailTaken } from './refuse-person.ts';

/**
 * Restores a person deleted at most 30 days ago; what was handed over stays where it is. Does
 * nothing for a person who is not deleted. Refuses people the caller may not see or change,
 * (grant-not-held), (email-taken) when someone else has their address by now.
 */
export async function restorePerson(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  id: string,
): Promise<AnswerOf<typeof peopleEndpoints.restorePerson>> {
  const { caller } = actor;
  return atomically(db, async (tx) => {
    const { person, state } = await requirePersonToChange(tx, caller, id, { isDeleted: true });
    if (person.deleted_at !== null) await restore(tx, actor, { person, state, undoes: null });
    return answer(await getPersonDetail(tx, caller, id), answerMessages.userRestored());
  });
}

/** The same for a locked, deleted person, in the caller's commit. */
export async function restore(
  tx: DatabaseTransaction,
  actor: Actor,
  { person, state, undoes }: LoadedPerson & { undoes: number | null },
): Promise<void> {
  const { id, email, role_key: role } = person;
  requireMayGiveRole(actor.caller, { role, state, personId: id });
  const taken = await selectTaken(tx, { ids: [], emails: [email] });
  if (taken.emails.has(email)) refuseEmailTaken();
  await storePerson(tx, id, { deleted_at: null }, { isRight: true });
  await auditPerson(tx, actor, {
    personId: id,
    what: 'restored',
    before: { deleted_at: person.deleted_at },
    after: { deleted_at: null },
    undoes,
  });
}
