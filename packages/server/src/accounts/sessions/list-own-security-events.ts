import type { signInEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { listSecurityEvents } from '../security-event-store.ts';

type Call = typeof signInEndpoints.getSecurityEvents;

/** Security events of the caller's account, newest first, one page at a time. */
export async function listOwnSecurityEvents(
  accounts: AccountsServices,
  caller: Caller,
  { before, limit }: QueryOf<Call>,
): Promise<AnswerOf<Call>> {
  const found = await listSecurityEvents(accounts.db, {
    personId: caller.personId,
    before,
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  return {
    data: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      happenedAt: row.happened_at.toISOString(),
      device: row.device,
      address: row.address,
    })),
    next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  };
}
