import {
  listedOfferEndpoints,
  offerStateText,
  openOfferStates,
  type WireListingFile,
} from '@homestead/contract/transactions';
import { Alert, Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ChangeButton, DeskPanel, RecordDrawer } from '#desk';
import { instantText, moneyText, UNKNOWN } from '#platform';
import { listingDeskMessages } from '../messages/listing-files.ts';
import { listedOffers } from './listing-file-client.ts';

/** The offers on the home of a listing file, and the start of another received one. */
export default function FileOffersPanel({ file }: { file: WireListingFile }) {
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  return (
    <DeskPanel title={listingDeskMessages.offers()}>
      {file.isOnBuyingSide ? (
        <Alert color="warn">{listingDeskMessages.haveBuyer()}</Alert>
      ) : (
        file.offers.length === 0 && (
          <Text size="sm" c="dimmed">
            {listingDeskMessages.noOffers()}
          </Text>
        )
      )}
      <ul className="grid gap-3 no-margin no-pad">
        {file.offers.map((offer) => (
          <li key={offer.id} className="grid gap-1">
            <Anchor
              component={Link}
              to={offer.isOurs ? `/listing-files/${file.id}/compare` : `/transaction/${offer.id}`}
              className="semibold"
            >
              {offer.buyers ?? listingDeskMessages.buyersUnknown()}
            </Anchor>
            <span className="quiet text-14">{factsOf(offer)}</span>
          </li>
        ))}
      </ul>
      {file.abilities.includes('add-offer') && (
        <ChangeButton variant="default" mt="md" onClick={() => setAdding(true)}>
          {listingDeskMessages.addOffer()}
        </ChangeButton>
      )}
      <RecordDrawer
        isOpen={isAdding}
        isNew
        onClose={() => setAdding(false)}
        title={listingDeskMessages.addOffer()}
        intro={listingDeskMessages.addOfferHint()}
        schema={listedOfferEndpoints.addReceivedOffer}
        sections={[{ fields: [{ name: 'buyerNames', isRequired: true, isWide: true }] }]}
        record={{}}
        submitLabel={listingDeskMessages.startOffer()}
        save={async ({ buyerNames }, key) => {
          const named = { id: file.id, buyerNames: String(buyerNames ?? '') };
          return (await listedOffers.addReceivedOffer(named, key)).data;
        }}
        said={({ code }) => listingDeskMessages.offerAdded({ code })}
        onSaved={({ id }) => void navigate(`/transaction/${id}`)}
      />
    </DeskPanel>
  );
}

function factsOf(offer: WireListingFile['offers'][number]): string {
  return [
    offer.code,
    offerStateText(offer),
    offer.offerPriceCents === null ? UNKNOWN : moneyText(offer.offerPriceCents),
    offer.expiresAt &&
      openOfferStates.includes(offer.state) &&
      listingDeskMessages.until({ when: instantText(offer.expiresAt) }),
    offer.isOurs && listingDeskMessages.inHouse(),
    offer.isByLink && listingDeskMessages.byLink(),
    offer.isSuspected && listingDeskMessages.suspected(),
  ]
    .filter(Boolean)
    .join(' · ');
}
