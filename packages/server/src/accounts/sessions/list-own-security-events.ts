import type { signInEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { selectSecurityEvents } from '../security-event-store.ts';

type Call = typeof signInEndpoints.getSecurityEvents;

/** Security events of the caller's account, newest first, one page at a time. */
export async function listOwnSecurityEvents(
  accounts: AccountsServices,
  caller: Caller,
  page: QueryOf<Call>,
): Promise<AnswerOf<Call>> {
  const { rows, ...facts } = await selectSecurityEvents(accounts.db, caller.personId, page);
  const data = rows.map(({ happened_at: at, ...row }) => ({
    ...row,
    happenedAt: at.toISOString(),
  }));
  return { data, ...facts };
}
