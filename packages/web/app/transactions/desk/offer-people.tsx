import type { WireOfferRow } from '@homestead/contract/transactions';
import { Text } from '@mantine/core';
import { offerDeskMessages } from '../messages.ts';

/** The buyers and our client, each by their side. */
export function OfferPeople({
  offer: { side, client, buyer },
}: {
  offer: Pick<WireOfferRow, 'side' | 'client' | 'buyer'>;
}) {
  return (
    <>
      {buyer && <Text c="dimmed">{offerDeskMessages.buyerNamed({ name: buyer })}</Text>}
      {side === 'listing' && client && (
        <Text c="dimmed">{offerDeskMessages.sellerNamed({ name: client })}</Text>
      )}
    </>
  );
}
