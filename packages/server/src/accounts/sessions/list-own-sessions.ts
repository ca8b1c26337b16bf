import type { signInEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { listOpenSessions } from './session-store.ts';

const SESSIONS_MAX = 100;

type Answer = AnswerOf<typeof signInEndpoints.getSessions>;

/** The caller's open sessions, last used first. */
export async function listOwnSessions(accounts: AccountsServices, caller: Caller): Promise<Answer> {
  const rows = await listOpenSessions(accounts.db, caller.personId, SESSIONS_MAX);
  return {
    data: rows.map((row) => ({
      id: row.id,
      device: row.device,
      address: row.address,
      signedInBy: row.signed_in_by as Answer['data'][number]['signedInBy'],
      startedAt: row.started_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      isCurrent: row.id === caller.sessionId,
    })),
  };
}
