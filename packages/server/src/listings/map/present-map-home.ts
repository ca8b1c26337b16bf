import type { MapHome } from '@homestead/contract/listings';
import type { Moment } from '#platform';
import type { CardRow } from '../cards/card-row.ts';
import { presentHomeCard } from '../cards/present-home-card.ts';

/** A listing as the small card of a map pin, by the rules of cards. */
export function presentMapHome(row: CardRow, moment: Moment): MapHome {
  const card = presentHomeCard(row, moment);
  return {
    mlsNumber: card.mlsNumber,
    street: card.street,
    city: card.city,
    state: card.state,
    zip: card.zip,
    listPriceCents: card.listPriceCents,
    standardStatus: card.standardStatus,
    beds: card.beds,
    bathsTotal: card.bathsTotal,
    bathsFull: card.bathsFull,
    bathsHalf: card.bathsHalf,
    livingArea: card.livingArea,
    lotSizeAcres: card.lotSizeAcres,
    listingFirm: card.listingFirm,
    attributionContact: card.attributionContact,
    isApproximate: row.address_shown && row.position !== null && row.position_approximate,
    photoToken: row.photo_token,
  };
}
