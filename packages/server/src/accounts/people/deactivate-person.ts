import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import {
  type Actor,
  atomically,
  type DatabaseTransaction,
  endSecretLinks,
  type Services,
} from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import type { PersonRow } from '../person-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { auditPerson } from './audit-person.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { requirePersonToChange } from './load-person.ts';
import { storePerson } from './person-record-store.ts';
import { endRequestsOf } from './request-email.ts';
import { requireAnotherSuperAdmin } from './require-another-super-admin.ts';

/**
 * Blocks a person from signing in, without losing anything they hold; sessions and secret links
 * end. Does nothing for a deactivated person. Refuses people the caller may not see or change,
 * (last-super-admin).
 */
export async function deactivatePerson(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  id: string,
): Promise<AnswerOf<typeof peopleEndpoints.deactivatePerson>> {
  return atomically(db, async (tx) => {
    const { person } = await requirePersonToChange(tx, actor.caller, id);
    if (person.deactivated_at === null) await deactivate(tx, actor, { person, undoes: null });
    return answer(await getPersonDetail(tx, actor.caller, id), answerMessages.userDeactivated());
  });
}

/** The same for a locked, active person, in the caller's commit. */
export async function deactivate(
  tx: DatabaseTransaction,
  actor: Actor,
  { person, undoes }: { person: PersonRow; undoes: number | null },
): Promise<void> {
  await requireAnotherSuperAdmin(tx, person);
  const deactivatedAt = new Date();
  await storePerson(tx, person.id, { deactivated_at: deactivatedAt }, { isRight: true });
  await endSessions(tx, { personId: person.id }, 'deactivated');
  await endSecretLinks(tx, { subjects: [person.id] });
  await endRequestsOf(tx, person.id);
  await auditPerson(tx, actor, {
    personId: person.id,
    what: 'deactivated',
    before: { deactivated_at: null },
    after: { deactivated_at: deactivatedAt },
    undoes,
  });
}
