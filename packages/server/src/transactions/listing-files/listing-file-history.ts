import { type ListingFileFieldKey, listingFileFieldKeys } from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { nameLeads } from '#leads';
import { type Caller, changeRecord, columnHistory, type RecordKind, withNames } from '#platform';
import { mayWriteTransactions } from '../may-write-transactions.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { listingColumnsToStore } from './change-listing-file.ts';
import { UNCONFIRMED } from './kept-confirmation.ts';
import { type ListingFileRow, listingFileColumns } from './listing-file-columns.ts';
import { lockListingFileById, selectListingFilesById } from './listing-file-store.ts';
import { listingFileTable, listingHistoryTable } from './listing-file-table.ts';
import { oneFileOfHome } from './one-file-of-home.ts';

const fieldOf = new Map<string, ListingFileFieldKey>(
  listingFileFieldKeys.map((key) => [listingFileColumns[key], key]),
);

/**
 * Who changed a listing file. Changes of its fields can be undone; states, documents, remarks and
 * confirmations change by their own calls. Sellers whom the reader may not see have no name.
 */
export function listingFileHistory(reader: Caller): RecordKind<ListingFileRow> {
  const kind = columnHistory(listingHistoryTable, {
    async see(db, caller, ids) {
      const rows = await selectListingFilesById(db, caller, ids);
      if (rows.length < new Set(ids).size) refuseTransaction('listing-file-not-found');
      return new Map(rows.map((row) => [row.id, row]));
    },
    async requireToChange(tx, caller, id) {
      const [seen] = await selectListingFilesById(tx, caller, [id]);
      const file = seen && (await lockListingFileById(tx, id));
      return file ?? refuseTransaction('listing-file-not-found');
    },
    mayUndo: (_db, caller, _file, { before }) =>
      mayWriteTransactions(caller) &&
      Object.keys(before).some((column) => fieldOf.has(column)) &&
      Object.keys(before).every((column) => fieldOf.has(column) || column in UNCONFIRMED),
    namePeople: async (db, ids) =>
      new Map([...(await nameLeads(db, reader, ids)), ...(await namePeople(db, ids))]),
    async undo(tx, actor, file, { id, what, before }) {
      const given = Object.entries(before).flatMap(([column, value]) => {
        const key = fieldOf.get(column);
        return key ? [[key, value] as const] : [];
      });
      const set = await listingColumnsToStore(tx, actor, file, Object.fromEntries(given));
      await oneFileOfHome(tx, () =>
        changeRecord(tx, listingFileTable, actor, file, { what, undoes: id, set }),
      );
    },
  });
  return withNames(kind, { people: ['seller_lead_id', 'agent_id', 'co_agent_id'] });
}
