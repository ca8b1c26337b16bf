import type { WireCard } from '@homestead/contract/listings';
import { dollarsFromCents } from '@homestead/contract/platform';
import type { Moment } from '#platform';
import type { CardRow } from './card-row.ts';
import { daysOnMarket } from './days-on-market.ts';
import { presentPhoto } from './present-photo.ts';

/**
 * A listing as a card on the wire. Without the right to show the address, street and position are
 * left out. So is an open house that is over.
 */
export function presentCard(row: CardRow, { now, today }: Moment): WireCard {
  const position = row.address_shown ? row.position : null;
  return {
    listingid: row.mls_number,
    street_address: row.address_shown ? row.street_address : null,
    city: row.city,
    state: row.state,
    zip: row.zip,
    price: dollars(row.list_price_cents),
    number_of_beds: row.beds,
    number_of_baths: row.baths_total,
    buildingareatotal: row.building_area,
    lotsizeacres: row.lot_size_acres,
    mediaList: presentMainPhoto(row),
    propertysubtype: row.property_subtype,
    propertytype: row.property_type,
    livingarea: row.living_area,
    bathsfull: row.baths_full,
    bathshalf: row.baths_half,
    garagespaces: row.garage_spaces,
    yearbuilt: row.year_built,
    county: row.county,
    subdivisionname: row.subdivision,
    standardstatus: row.standard_status,
    kinds: row.kinds,
    newconstructionyn: row.new_construction,
    originalprice: dollars(row.original_list_price_cents),
    pricereducedat: row.price_reduced_at?.toISOString() ?? null,
    previousprice: dollars(row.previous_price_cents),
    onmarketdate: row.on_market_on,
    daysonmarket: daysOnMarket(row, today),
    nextopenhouse: presentNextOpenHouse(row, now),
    photoscount: row.photos_count,
    latitude: position?.y ?? null,
    longitude: position?.x ?? null,
    positionapproximate: position !== null && row.position_approximate,
    listofficename: row.list_office_name,
    attributioncontact: row.attribution_contact,
    modified: row.modified_at.toISOString(),
    closeprice: dollars(row.close_price_cents),
    closedate: row.close_on,
  };
}

function presentMainPhoto(row: CardRow): WireCard['mediaList'] {
  if (row.photo_token === null) return [];
  return [
    presentPhoto({
      token: row.photo_token,
      placeholder: row.photo_placeholder,
      width: row.photo_width,
      height: row.photo_height,
      caption: row.photo_caption,
      room: row.photo_room,
    }),
  ];
}

function presentNextOpenHouse(row: CardRow, now: Date): WireCard['nextopenhouse'] {
  const { next_open_house_starts_at: start, next_open_house_ends_at: end } = row;
  if (start === null || end === null || end <= now) return null;
  return { start: start.toISOString(), end: end.toISOString() };
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : dollarsFromCents(cents);
}
