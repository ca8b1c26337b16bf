import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically, type DatabaseTransaction, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import type { PersonRow } from '../person-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { auditPerson } from './audit-person.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { endMailedTokens } from './invitation-store.ts';
import { requirePersonToChange } from './load-person.ts';
import { storePerson } from './person-record-store.ts';
import { requireAnotherSuperAdmin } from './require-another-super-admin.ts';

/**
 * Lets a person in no longer, keeping everything they hold; sessions and mailed links end. Nothing
 * happens to who is deactivated. Refuses whom the caller may not see or change, (last-super-admin).
 */
export async function deactivatePerson(
  { db }: Pick<House, 'db'>,
  acting: Acting,
  id: string,
): Promise<AnswerOf<typeof peopleEndpoints.deactivatePerson>> {
  return atomically(db, async (tx) => {
    const { person } = await requirePersonToChange(tx, acting.caller, id);
    if (person.deactivated_at === null) await deactivate(tx, acting, { person, undoes: null });
    return answer(await getPersonDetail(tx, acting.caller, id), 'User deactivated');
  });
}

/** The same for a person who is held and open, in the caller's commit. */
export async function deactivate(
  tx: DatabaseTransaction,
  acting: Acting,
  { person, undoes }: { person: PersonRow; undoes: number | null },
): Promise<void> {
  await requireAnotherSuperAdmin(tx, person);
  const deactivatedAt = new Date();
  await storePerson(tx, person.id, { deactivated_at: deactivatedAt }, { isRight: true });
  await endSessions(tx, { personId: person.id }, 'deactivated');
  await endMailedTokens(tx, [person.id]);
  await auditPerson(tx, acting, {
    personId: person.id,
    what: 'deactivated',
    before: { deactivated_at: null },
    after: { deactivated_at: deactivatedAt },
    undoes,
  });
}
