import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, atomically, undoRecordChange } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { getPersonDetail } from './get-person-detail.ts';
import { personHistory } from './person-history.ts';

/** Undoes one change of a person. Refuses what {@link undoRecordChange} refuses. */
export async function undoPersonChange(
  accounts: AccountsServices,
  actor: Actor,
  { id, changeId }: { id: string; changeId: number },
): Promise<AnswerOf<typeof peopleEndpoints.undoPersonChange>> {
  return atomically(accounts.db, async (tx) => {
    await undoRecordChange(tx, personHistory(accounts), actor, { id: changeId, recordId: id });
    return answer(await getPersonDetail(tx, actor.caller, id), answerMessages.changeUndone());
  });
}
