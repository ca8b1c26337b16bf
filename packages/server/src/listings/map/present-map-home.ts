import type { WireMapHome } from '@homestead/contract/listings';
import type { Moment } from '#platform';
import type { CardRow } from '../cards/card-row.ts';
import { presentCard } from '../cards/present-card.ts';

/** A listing as the small card of a map pin, by the rules of cards. */
export function presentMapHome(row: CardRow, moment: Moment): WireMapHome {
  const card = presentCard(row, moment);
  return {
    listingid: card.listingid,
    street_address: card.street_address,
    city: card.city,
    state: card.state,
    zip: card.zip,
    price: card.price,
    number_of_beds: card.number_of_beds,
    number_of_baths: card.number_of_baths,
    bathsfull: card.bathsfull,
    bathshalf: card.bathshalf,
    livingarea: card.livingarea,
    lotsizeacres: card.lotsizeacres,
    propertysubtype: card.propertysubtype,
    standardstatus: card.standardstatus,
    positionapproximate: card.positionapproximate,
    listofficename: card.listofficename,
    attributioncontact: card.attributioncontact,
    phototoken: row.photo_token,
  };
}
