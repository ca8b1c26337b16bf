import { type OfferFieldKind, offerFieldKeys, offerFields } from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { nameLeads } from '#leads';
import { type Caller, changeRecord, columnHistory, type RecordKind, withNames } from '#platform';
import { entriesAsPeople } from '../lookups/name-entries.ts';
import { mayWriteTransactions } from '../may-write-transactions.ts';
import { partiesAsPeople } from '../parties/party.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { isChangeable, requireKnown } from './change-offer.ts';
import { withInspections } from './describe-inspections.ts';
import { type OfferRow, offerColumns, termsIn, termsOf } from './offer-columns.ts';
import { expiryOf } from './offer-findings.ts';
import { lockOfferById, selectOffersById } from './offer-store.ts';
import { offerHistoryTable, offerTable } from './offer-table.ts';

const named: readonly OfferFieldKind[] = [
  ...(['person', 'lead', 'company', 'contact', 'companyName', 'contactName', 'entry'] as const),
];
const namedColumns = offerFieldKeys
  .filter((key) => named.includes(offerFields[key].kind))
  .map((key) => offerColumns[key]);
const isNumber = (id: string) => /^\d+$/.test(id);

/**
 * Who changed the terms of an offer; changes of a draft can be undone. Clients whom the reader may
 * not see have no name.
 */
export function offerHistory(reader: Caller): RecordKind<OfferRow> {
  const kind = columnHistory(offerHistoryTable, {
    async see(db, caller, ids) {
      const rows = await selectOffersById(db, caller, ids);
      if (rows.length < new Set(ids).size) refuseTransaction('offer-not-found');
      return new Map(rows.map((row) => [row.id, row]));
    },
    async requireToChange(tx, caller, id) {
      const [seen] = await selectOffersById(tx, caller, [id]);
      const offer = seen && (await lockOfferById(tx, id));
      if (!offer) return refuseTransaction('offer-not-found');
      return isChangeable(offer) ? offer : refuseTransaction('offer-closed');
    },
    // A state is left by another step, not by undoing how it was reached.
    mayUndo: (_db, caller, offer, { before }) =>
      mayWriteTransactions(caller) &&
      isChangeable(offer) &&
      !('state' in before) &&
      !('client_reminders' in before),
    async namePeople(db, named) {
      const ids = named.filter((id) => !isNumber(id));
      return new Map([
        ...(await nameLeads(db, reader, ids)),
        ...(await partiesAsPeople(db, ids)),
        ...(await namePeople(db, ids)),
        ...(await entriesAsPeople(db, named.filter(isNumber))),
      ]);
    },
    async undo(tx, actor, offer, { id, what, before }) {
      const restored = before as Partial<OfferRow>;
      await requireKnown(tx, actor, termsIn(restored));
      const { expireOn, expireTime } = termsOf({ ...offer, ...restored });
      const set = { ...restored, expires_at: expiryOf({ expireOn, expireTime }) };
      await changeRecord(tx, offerTable, actor, offer, { what, undoes: id, set });
    },
  });
  return withInspections(withNames(kind, { people: namedColumns }));
}
