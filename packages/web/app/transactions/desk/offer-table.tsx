import { offerStateText, type WireListedOffer } from '@homestead/contract/transactions';
import type { ComponentProps } from 'react';
import { type Column, DataTable } from '#desk';
import { dateText, instantText, moneyText, UNKNOWN } from '#platform';
import { offerDeskMessages } from '../messages.ts';
import { expiryText, homeText, sideText } from './offer-words.ts';

const columns: readonly Column<WireListedOffer>[] = [
  {
    id: 'home',
    label: offerDeskMessages.home,
    isLong: true,
    cell: homeText,
  },
  {
    id: 'state',
    label: offerDeskMessages.state,
    isTop: true,
    cell: offerStateText,
  },
  {
    id: 'price',
    label: offerDeskMessages.price,
    isSortable: true,
    isNumber: true,
    isTop: true,
    cell: ({ offerPriceCents }) =>
      offerPriceCents === null ? UNKNOWN : moneyText(offerPriceCents),
  },
  {
    id: 'buyer',
    label: offerDeskMessages.buyer,
    isTop: 'labeled',
    cell: ({ buyer }) => buyer ?? UNKNOWN,
  },
  { id: 'side', label: offerDeskMessages.side, isTop: true, cell: sideText },
  {
    id: 'expires',
    label: offerDeskMessages.expires,
    isSortable: true,
    isTop: 'labeled',
    cell: expiryText,
  },
  {
    id: 'closing',
    label: offerDeskMessages.closing,
    isSortable: true,
    cell: ({ closingOn }) => (closingOn ? dateText(closingOn) : UNKNOWN),
  },
  {
    id: 'agent',
    label: offerDeskMessages.agent,
    cell: ({ agent }) => (agent ? `${agent.firstName} ${agent.lastName}`.trim() : UNKNOWN),
  },
  {
    id: 'client',
    label: offerDeskMessages.client,
    isExtra: true,
    cell: ({ client }) => client ?? UNKNOWN,
  },
  { id: 'code', label: offerDeskMessages.code, isSortable: true, cell: ({ code }) => code },
  {
    id: 'changed',
    label: offerDeskMessages.changed,
    isSortable: true,
    isExtra: true,
    cell: ({ changedAt }) => instantText(changedAt),
  },
];

type TableProps = ComponentProps<typeof DataTable<WireListedOffer>>;

/** The offers as a list. */
export function OfferTable(
  given: Pick<TableProps, 'rows' | 'paging' | 'onDone'> & { list: NonNullable<TableProps['list']> },
) {
  return (
    <DataTable
      name="offers"
      label={offerDeskMessages.title()}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowName={({ code }) => code}
      rowHref={({ id }) => `/transaction/${id}`}
      empty={
        given.list.isFiltered
          ? { title: offerDeskMessages.noneFound(), isNoMatch: true }
          : { title: offerDeskMessages.none(), text: offerDeskMessages.noneHint() }
      }
      {...given}
    />
  );
}
