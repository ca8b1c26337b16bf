import { openAccounts } from '#accounts';
import { type Caller, holds, type Queryable, type Services } from '#platform';
import { partyMessages } from './messages/parties.ts';
import { partyHistory, partyTable } from './parties/party.ts';
import { selectPartyNames } from './parties/party-store.ts';

/** Who may open the directory. */
const READERS = ['transactions', 'transactioncontacts'] as const;
const mayRead = (caller: Caller) => READERS.some((key) => holds(caller, key));

/** Registers this room's kinds of history with the audit. */
export function registerTransactionAudit(services: Services): void {
  openAccounts(services).auditKinds.register({
    ...{ key: partyTable.key, label: partyMessages.party, history: partyHistory },
    shownOf: async (_db: Queryable, caller: Caller, ids: readonly string[]) =>
      new Set(mayRead(caller) ? ids : []),
    pathOf: () => '/transaction-contacts',
    titlesOf: async (db: Queryable, caller: Caller, ids: readonly string[]) =>
      mayRead(caller) ? selectPartyNames(db, ids) : new Map(),
  });
}
