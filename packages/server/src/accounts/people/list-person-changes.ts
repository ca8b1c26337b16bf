import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { type Caller, listRecordChanges } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { personHistory } from './person-history.ts';

/** Changes of a person, newest first. Refuses (person-not-found) one the caller may not see. */
export async function listPersonChanges(
  accounts: AccountsServices,
  caller: Caller,
  { id, query }: { id: string; query: QueryOf<typeof peopleEndpoints.getPersonHistory> },
): Promise<AnswerOf<typeof peopleEndpoints.getPersonHistory>> {
  const kind = personHistory(accounts);
  const { changes, ...page } = await listRecordChanges(accounts.db, kind, caller, {
    ...query,
    recordId: id,
  });
  return { ...answer(changes), ...page };
}
