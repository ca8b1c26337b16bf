import {
  type OfferState,
  offerFieldKeys,
  offerFields,
  offerStates,
} from '@homestead/contract/transactions';
import type { RecordTable } from '#platform';
import { dealDocumentMessages } from '../messages/documents.ts';
import { offerMessages } from '../messages/offers.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { type OfferRow, offerColumns } from './offer-columns.ts';
import { offerValueTexts } from './offer-value-text.ts';

export const OFFER_RECORD = 'transactions.offer';

/** Offers as records with a history; `changeOffer` changes them. */
export const offerTable: RecordTable<OfferRow> = {
  key: OFFER_RECORD,
  table: 'offer',
  columns: {
    ...Object.fromEntries(
      offerFieldKeys.map((key) => {
        const { label, kind } = offerFields[key];
        const textOf = offerValueTexts[kind];
        return [offerColumns[key], { label: () => label, ...(textOf && { textOf }) }];
      }),
    ),
    state: {
      label: offerMessages.state,
      textOf: (state) => offerStates[state as OfferState] ?? '',
    },
    home_inspections: {
      label: offerMessages.homeInspections,
      textOf: (list) => (Array.isArray(list) && list.length > 0 ? String(list.length) : ''),
    },
  },
  json: ['home_inspections', 'sources'],
  refuseMissing: () => refuseTransaction('offer-not-found'),
};

/** The same with the switches beside the terms, which are no columns. */
export const offerHistoryTable: RecordTable<OfferRow> = {
  ...offerTable,
  columns: Object.assign(
    {
      client_reminders: { label: offerMessages.clientReminders },
      disclosures: { label: dealDocumentMessages.disclosures },
    },
    offerTable.columns,
  ),
};
