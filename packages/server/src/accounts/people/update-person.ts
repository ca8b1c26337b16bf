import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { refuseAccount } from '../refuse-account.ts';
import { changePerson } from './change-person.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { requirePersonToChange } from './load-person.ts';
import { readPersonRecord } from './person-record.ts';

/**
 * Changes a person: an absent field stays, null clears. Refuses (ids-differ), whom the caller may
 * not see or change, (changed-meanwhile) an older version, and what changePerson refuses.
 */
export async function updatePerson(
  accounts: AccountsHouse,
  acting: Acting,
  { id, body }: { id: string; body: BodyOf<typeof peopleEndpoints.updatePerson> },
): Promise<AnswerOf<typeof peopleEndpoints.updatePerson>> {
  const { id: bodyId, version, ...given } = body;
  if (bodyId !== id) refuseAccount('ids-differ');
  return atomically(accounts.db, async (tx) => {
    const { person } = await requirePersonToChange(tx, acting.caller, id);
    if (version !== person.version) refuseAccount('changed-meanwhile');
    const record = readPersonRecord(given);
    await changePerson(accounts, tx, acting, { person, record, undoes: null });
    return answer(await getPersonDetail(tx, acting.caller, id), 'User updated successfully');
  });
}
