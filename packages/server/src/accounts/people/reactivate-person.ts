import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically, type DatabaseTransaction, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { auditPerson } from './audit-person.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { type LoadedPerson, requirePersonToChange } from './load-person.ts';
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
): Promise<AnswerOf<typeof peopleEndpoints.reactivatePerson>> {
  return atomically(db, async (tx) => {
    const { person, state } = await requirePersonToChange(tx, acting.caller, id);
    if (person.deactivated_at !== null) {
      await reactivate(tx, acting, { person, state, undoes: null });
    }
    return answer(await getPersonDetail(tx, acting.caller, id), 'User reactivated');
  });
}

/** The same for a person who is held and deactivated, in the caller's commit. */
export async function reactivate(
  tx: DatabaseTransaction,
  acting: Acting,
  { person, state, undoes }: LoadedPerson & { undoes: number | null },
): Promise<void> {
  const { id, role_key: role } = person;
  requireMayGiveRole(acting.caller, { role, state, personId: id });
  await storePerson(tx, id, { deactivated_at: null }, { isRight: true });
  await auditPerson(tx, acting, {
    personId: id,
    what: 'reactivated',
    before: { deactivated_at: person.deactivated_at },
    after: { deactivated_at: null },
    undoes,
  });
}
