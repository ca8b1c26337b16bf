import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
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
  undoes: number | null = null,
): Promise<AnswerOf<typeof peopleEndpoints.deactivatePerson>> {
  return atomically(db, async (tx) => {
    const { person } = await requirePersonToChange(tx, acting.caller, id);
    if (person.deactivated_at === null) {
      await requireAnotherSuperAdmin(tx, person);
      const deactivatedAt = new Date();
      await storePerson(tx, id, { deactivated_at: deactivatedAt }, { isRight: true });
      await endSessions(tx, { personId: id }, 'deactivated');
      await endMailedTokens(tx, [id]);
      await auditPerson(tx, acting, {
        personId: id,
        what: 'deactivated',
        before: { deactivated_at: null },
        after: { deactivated_at: deactivatedAt },
        undoes,
      });
    }
    return answer(await getPersonDetail(tx, acting.caller, id), 'User deactivated');
  });
}
