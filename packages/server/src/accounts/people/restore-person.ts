import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { auditPerson } from './audit-person.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { requirePersonToChange } from './load-person.ts';
import { requireMayGiveRole } from './person-policy.ts';
import { selectTaken, storePerson } from './person-record-store.ts';
import { refuseEmailTaken } from './refuse-person.ts';

/**
 * Brings back a person deleted at most 30 days ago; what was handed over stays where it is. Nothing
 * happens to who is not deleted. Refuses whom the caller may not see or change, (grant-not-held),
 * (email-taken) when somebody else has their address by now.
 */
export async function restorePerson(
  { db }: Pick<House, 'db'>,
  acting: Acting,
  id: string,
  undoes: number | null = null,
): Promise<AnswerOf<typeof peopleEndpoints.restorePerson>> {
  const { caller } = acting;
  return atomically(db, async (tx) => {
    const { person, state } = await requirePersonToChange(tx, caller, id, { isDeleted: true });
    if (person.deleted_at !== null) {
      requireMayGiveRole(caller, { role: person.role_key, state, personId: id });
      const taken = await selectTaken(tx, { ids: [], emails: [person.email] });
      if (taken.emails.has(person.email)) refuseEmailTaken();
      await storePerson(tx, id, { deleted_at: null }, { isRight: true });
      await auditPerson(tx, acting, {
        personId: id,
        what: 'restored',
        before: { deleted_at: person.deleted_at },
        after: { deleted_at: null },
        undoes,
      });
    }
    return answer(await getPersonDetail(tx, caller, id), 'User restored');
  });
}
