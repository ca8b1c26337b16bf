import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, refuse, refuseColumns } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { refuseAccount } from '../refuse-account.ts';
import { changePerson } from './change-person.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { requirePersonToChange } from './load-person.ts';
import { ownedBy, personColumns } from './person-columns.ts';
import { readPersonRecord } from './person-record.ts';

/**
 * Changes a person: an absent field stays, null clears. Refuses (ids-differ), people the caller may
 * not see or change, (not-permitted) a column they may not change, (changed-meanwhile) an older
 * version, and what changePerson refuses.
 */
export async function updatePerson(
  accounts: AccountsServices,
  actor: Actor,
  { id, body }: { id: string; body: BodyOf<typeof peopleEndpoints.updatePerson> },
): Promise<AnswerOf<typeof peopleEndpoints.updatePerson>> {
  const { id: bodyId, version, ...given } = body;
  if (bodyId !== id) refuseAccount('ids-differ');
  return atomically(accounts.db, async (tx) => {
    const { person } = await requirePersonToChange(tx, actor.caller, id);
    refuseColumns(actor.caller, personColumns, given, ownedBy(actor.caller, id));
    if (version !== person.version) refuse('changed-meanwhile');
    const record = readPersonRecord(given);
    await changePerson(accounts, tx, actor, { person, record, undoes: null });
    return answer(await getPersonDetail(tx, actor.caller, id), answerMessages.userUpdated());
  });
}
