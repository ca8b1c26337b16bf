import type { WireCard } from '@homestead/contract/listings';
import { dollarsFromCents } from '@homestead/contract/platform';
import type { Moment, Settings } from '#platform';
import type { ResultRow } from '../search/listing-search-store.ts';
import { presentHomeCard } from './present-home-card.ts';
import { presentPhoto } from './present-photo.ts';

/**
 * A listing as a card of the specified search, with prices in dollars. Where the address may
 * not be shown, neither is the position.
 */
export function presentCard(
  row: ResultRow,
  moment: Moment,
  site: Pick<Settings, 'publicUrl'>,
): WireCard {
  const card = presentHomeCard(row, moment);
  const position = row.address_shown ? row.position : null;
  return {
    listingid: card.mlsNumber,
    street_address: card.street,
    city: card.city,
    state: card.state,
    zip: card.zip,
    price: dollars(card.listPriceCents),
    number_of_beds: card.beds,
    number_of_baths: card.bathsTotal,
    buildingareatotal: row.building_area,
    lotsizeacres: card.lotSizeAcres,
    mediaList: [
      ...(card.photo ? [card.photo] : []),
      ...row.more_photo_tokens.map((token) => ({ ...unknownPhoto, token })),
    ].map((photo) => presentPhoto(photo, site)),
    propertysubtype: card.propertySubtype,
    propertytype: row.property_type,
    livingarea: card.livingArea,
    bathsfull: card.bathsFull,
    bathshalf: card.bathsHalf,
    garagespaces: row.garage_spaces,
    yearbuilt: row.year_built,
    county: row.county,
    subdivisionname: row.subdivision,
    standardstatus: card.standardStatus,
    kinds: row.kinds,
    newconstructionyn: row.new_construction,
    originalprice: dollars(row.original_list_price_cents),
    pricereducedat: card.priceReducedAt,
    previousprice: dollars(card.previousPriceCents),
    onmarketdate: row.on_market_on,
    daysonmarket: card.daysOnMarket,
    nextopenhouse: card.nextOpenHouse && {
      start: card.nextOpenHouse.startsAt,
      end: card.nextOpenHouse.endsAt,
    },
    photoscount: row.photos_count,
    latitude: position?.y ?? null,
    longitude: position?.x ?? null,
    positionapproximate: position !== null && row.position_approximate,
    listofficename: card.listingFirm,
    attributioncontact: card.attributionContact,
    modified: row.modified_at.toISOString(),
    closeprice: dollars(card.closePriceCents),
    closedate: card.closedOn,
  };
}

/** Only its address is sent: cards would be heavy with the facts of all. */
const unknownPhoto = { placeholder: null, width: null, height: null, caption: null, room: null };

function dollars(cents: number | null): number | null {
  return cents === null ? null : dollarsFromCents(cents);
}
