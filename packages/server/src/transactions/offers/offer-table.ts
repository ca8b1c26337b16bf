import {
  type OfferFieldKind,
  type OfferState,
  offerFieldKeys,
  offerFields,
  offerStates,
} from '@homestead/contract/transactions';
import type { RecordTable } from '#platform';
import { formatDay } from '../format-day.ts';
import { formatDollars } from '../format-dollars.ts';
import { formatTime } from '../format-time.ts';
import { offerMessages } from '../messages/offers.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { type OfferRow, offerColumns } from './offer-columns.ts';

export const OFFER_RECORD = 'transactions.offer';

/** How the history shows values of a kind, where not as they are. */
const textsOf: Partial<Record<OfferFieldKind, (value: unknown) => string>> = {
  money: formatDollars,
  date: formatDay,
  time: formatTime,
  flag: (value) =>
    value === true ? offerMessages.yes() : value === false ? offerMessages.no() : '',
};

/** Offers as records with a history; `changeOffer` changes them. */
export const offerTable: RecordTable<OfferRow> = {
  key: OFFER_RECORD,
  table: 'offer',
  columns: {
    ...Object.fromEntries(
      offerFieldKeys.map((key) => {
        const { label, kind } = offerFields[key];
        const textOf = textsOf[kind];
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
