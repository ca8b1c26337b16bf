import type { WireOfferForClient } from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { type Caller, findName, type Queryable } from '#platform';
import { mayWriteTransactions } from '../may-write-transactions.ts';
import type { ClientLinkRow } from './client-link-store.ts';

/** What staff may do about a page that is sent by links. */
export const linkedAbilities = (
  caller: Caller,
  { reason, isReminded }: Pick<WireOfferForClient, 'reason' | 'isReminded'>,
): WireOfferForClient['abilities'] => {
  if (!mayWriteTransactions(caller)) return [];
  if (reason === null) return ['send', 'remind'];
  return isReminded ? ['remind'] : [];
};

/** Links as staff see them: never a key or an address. */
export async function presentLinks(
  db: Queryable,
  caller: Caller,
  links: readonly ClientLinkRow[],
): Promise<WireOfferForClient['links']> {
  const people = await namePeople(db, [...new Set(links.flatMap(({ sent_by }) => sent_by ?? []))]);
  const now = new Date();
  const mayEnd = mayWriteTransactions(caller);
  return links.map((link) => {
    const state = stateOf(link, now);
    return {
      ...{ id: link.id, state, sentAt: link.sent_at.toISOString() },
      sentBy: findName(people, link.sent_by),
      openedAt: link.opened_at?.toISOString() ?? null,
      expiresAt: link.expires_at.toISOString(),
      abilities: mayEnd && (state === 'sent' || state === 'opened') ? ['end' as const] : [],
    };
  });
}

function stateOf(link: ClientLinkRow, now: Date): WireOfferForClient['links'][number]['state'] {
  if (link.revoked_at !== null) return 'ended';
  if (link.expires_at <= now) return 'expired';
  return link.opened_at === null ? 'sent' : 'opened';
}
