import type { WireClaimable } from '@homestead/contract/leads';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import { Ago, type Column } from '#desk';
import { instantText, UNKNOWN } from '#platform';
import { InquiryClock } from '../inquiries/inquiry-clock.tsx';
import { inquiryKindLabels } from '../inquiries/inquiry-words.ts';
import { claimMessages } from '../messages/claims.ts';
import { routingMessages } from '../messages/routing.ts';

/** What a row of Claim Contact shows. */
export const claimColumns: readonly Column<WireClaimable>[] = [
  {
    id: 'name',
    label: claimMessages.name,
    isLong: true,
    atLeast: 16,
    cell: ({ name }) => name ?? UNKNOWN,
  },
  {
    id: 'promise',
    label: claimMessages.promise,
    isTop: 'labeled',
    cell: ({ dueAt }) => (dueAt ? <InquiryClock dueAt={dueAt} /> : UNKNOWN),
  },
  {
    id: 'about',
    label: claimMessages.about,
    isTop: true,
    isLong: true,
    atLeast: 14,
    cell: ({ homeAddress, kind }) => homeAddress ?? (kind ? inquiryKindLabels[kind]() : UNKNOWN),
  },
  {
    id: 'message',
    label: claimMessages.message,
    isLong: true,
    atLeast: 14,
    cell: ({ message }) => message || UNKNOWN,
  },
  {
    id: 'phone',
    label: claimMessages.phone,
    cell: ({ phone }) =>
      phone ? <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a> : UNKNOWN,
  },
  {
    id: 'email',
    label: claimMessages.email,
    isExtra: true,
    isLong: true,
    cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : UNKNOWN),
  },
  {
    id: 'source',
    label: claimMessages.source,
    isExtra: true,
    cell: ({ source }) => source ?? UNKNOWN,
  },
  {
    id: 'role',
    label: claimMessages.role,
    isExtra: true,
    cell: ({ leadRole }) => leadRole ?? UNKNOWN,
  },
  { id: 'where', label: claimMessages.where, isWide: true, cell: (lead) => offeredText(lead) },
  {
    id: 'received',
    label: claimMessages.received,
    cell: ({ receivedAt }) => <Ago at={receivedAt} />,
  },
];

/** To whom the lead is offered, and how long. */
function offeredText({ pond, claimUntil }: WireClaimable): string {
  if (pond) return routingMessages.pondNamed({ name: pond });
  if (claimUntil) return routingMessages.offeredUntil({ at: instantText(claimUntil) });
  return claimMessages.everyone();
}
