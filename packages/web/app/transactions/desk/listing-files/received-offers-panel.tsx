import { offerStates, type WireListingFile } from '@homestead/contract/transactions';
import { Anchor, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { ChangeButton, DeskPanel, sayProblem, showToast, useFormKeys } from '#desk';
import { instantText, moneyText, UNKNOWN } from '#platform';
import { listingDeskMessages } from '../messages/listing-files.ts';
import { listedOffers } from './listing-file-client.ts';

/** The offers that were received on a listing file, and the start of another one. */
export function ReceivedOffersPanel({ file }: { file: WireListingFile }) {
  const navigate = useNavigate();
  const keys = useFormKeys();
  const add = async () => {
    try {
      const { data } = await keys.send('add', (key) =>
        listedOffers.addReceivedOffer({ id: file.id }, key),
      );
      showToast(listingDeskMessages.offerAdded({ code: data.code }));
      await navigate(`/transaction/${data.id}`);
    } catch (error) {
      sayProblem(error);
    }
  };
  return (
    <DeskPanel title={listingDeskMessages.offers()}>
      {file.offers.length === 0 && (
        <Text size="sm" c="dimmed">
          {listingDeskMessages.noOffers()}
        </Text>
      )}
      <ul className="grid gap-3 no-margin no-pad">
        {file.offers.map((offer) => (
          <li key={offer.id} className="grid gap-1">
            <Anchor component={Link} to={`/transaction/${offer.id}`} className="semibold">
              {offer.buyers ?? listingDeskMessages.buyersUnknown()}
            </Anchor>
            <span className="quiet text-14">{factsOf(offer)}</span>
          </li>
        ))}
      </ul>
      {file.abilities.includes('add-offer') && (
        <ChangeButton variant="default" mt="md" onClick={add}>
          {listingDeskMessages.addOffer()}
        </ChangeButton>
      )}
    </DeskPanel>
  );
}

function factsOf(offer: WireListingFile['offers'][number]): string {
  return [
    offer.code,
    offerStates[offer.state],
    offer.offerPriceCents === null ? UNKNOWN : moneyText(offer.offerPriceCents),
    offer.expiresAt && listingDeskMessages.until({ when: instantText(offer.expiresAt) }),
    offer.isByLink && listingDeskMessages.byLink(),
    offer.isSuspected && listingDeskMessages.suspected(),
  ]
    .filter(Boolean)
    .join(' · ');
}
