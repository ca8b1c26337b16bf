import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { auditPerson } from './audit-person.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { requirePersonToChange } from './load-person.ts';
import { requireMayGiveRole } from './person-policy.ts';
import { storePerson } from './person-record-store.ts';

/**
 * Lets a deactivated person in again, with what their role holds now. Nothing happens to who is not
 * deactivated. Refuses whom the caller may not see or change, (grant-not-held) a role that holds
 * more than the caller.
 */
export async function reactivatePerson(
  { db }: Pick<House, 'db'>,
  acting: Acting,
  id: string,
  undoes: number | null = null,
): Promise<AnswerOf<typeof peopleEndpoints.reactivatePerson>> {
  return atomically(db, async (tx) => {
    const { person, state } = await requirePersonToChange(tx, acting.caller, id);
    if (person.deactivated_at !== null) {
      requireMayGiveRole(acting.caller, { role: person.role_key, state, personId: id });
      await storePerson(tx, id, { deactivated_at: null }, { isRight: true });
      await auditPerson(tx, acting, {
        personId: id,
        what: 'reactivated',
        before: { deactivated_at: person.deactivated_at },
        after: { deactivated_at: null },
        undoes,
      });
    }
    return answer(await getPersonDetail(tx, acting.caller, id), 'User reactivated');
  });
}
