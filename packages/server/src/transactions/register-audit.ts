import { listingFileEndpoints, offerEndpoints } from '@homestead/contract/transactions';
import { openAccounts } from '#accounts';
import { type Caller, holds, mayCall, type Queryable, type Services } from '#platform';
import { packetRuleHistory, packetRuleTable } from './documents/packet-rule.ts';
import { selectRuleReasons } from './documents/packet-rule-store.ts';
import { listingFileHistory } from './listing-files/listing-file-history.ts';
import { selectListingFilesById } from './listing-files/listing-file-store.ts';
import { LISTING_FILE_RECORD } from './listing-files/listing-file-table.ts';
import { listingFileMessages } from './messages/listing-files.ts';
import { offerMessages } from './messages/offers.ts';
import { packetRuleMessages } from './messages/packet-rules.ts';
import { partyMessages } from './messages/parties.ts';
import { offerHistory } from './offers/offer-history.ts';
import { selectOfferCodes } from './offers/offer-store.ts';
import { OFFER_RECORD } from './offers/offer-table.ts';
import { partyHistory, partyTable } from './parties/party.ts';
import { selectPartyNames } from './parties/party-store.ts';

/** Who may open the directory. */
const READERS = ['transactions', 'transactioncontacts'] as const;
const mayRead = (caller: Caller) => READERS.some((key) => holds(caller, key));

/** The codes of offers that the caller may open. */
const codesOf = async (db: Queryable, caller: Caller, ids: readonly string[]) =>
  mayCall(caller, offerEndpoints.getOffer.access)
    ? selectOfferCodes(db, caller, ids)
    : new Map<string, string>();

/** The same for listing files. */
const listingCodesOf = async (db: Queryable, caller: Caller, ids: readonly string[]) => {
  if (!mayCall(caller, listingFileEndpoints.getListingFile.access)) {
    return new Map<string, string>();
  }
  const files = await selectListingFilesById(db, caller, ids);
  return new Map(files.map(({ id, code }) => [id, code]));
};

/** Registers this room's kinds of history with the audit. */
export function registerTransactionAudit(services: Services): void {
  openAccounts(services).auditKinds.register(
    {
      ...{ key: partyTable.key, label: partyMessages.party, history: partyHistory },
      shownOf: async (_db, caller, ids) => new Set(mayRead(caller) ? ids : []),
      pathOf: () => '/transaction-contacts',
      titlesOf: async (db, caller, ids) =>
        mayRead(caller) ? selectPartyNames(db, ids) : new Map(),
    },
    {
      ...{ key: packetRuleTable.key, label: packetRuleMessages.rule, history: packetRuleHistory },
      shownOf: async (_db, caller, ids) => new Set(holds(caller, 'reference-lists') ? ids : []),
      pathOf: () => '/packet-rules',
      titlesOf: async (db, caller, ids) =>
        holds(caller, 'reference-lists') ? selectRuleReasons(db, ids) : new Map(),
    },
    {
      ...{ key: OFFER_RECORD, label: offerMessages.offer },
      history: (_db, caller) => offerHistory(caller),
      shownOf: async (...given) => new Set((await codesOf(...given)).keys()),
      pathOf: () => '/dashboardmain',
      titlesOf: codesOf,
    },
    {
      ...{ key: LISTING_FILE_RECORD, label: listingFileMessages.listingFile },
      history: (_db, caller) => listingFileHistory(caller),
      shownOf: async (...given) => new Set((await listingCodesOf(...given)).keys()),
      pathOf: () => '/listing-files',
      titlesOf: listingCodesOf,
    },
  );
}
