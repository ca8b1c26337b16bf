import type { HomeCard } from '@homestead/contract/listings';
import type { Moment } from '#platform';
import type { CardRow } from './card-row.ts';
import { daysOnMarket } from './days-on-market.ts';

/**
 * A listing as a card of our own calls. Without the right to show the address, the street is left
 * out. So is an open house that is over.
 */
export function presentHomeCard(row: CardRow, { now, today }: Moment): HomeCard {
  return {
    mlsNumber: row.mls_number,
    street: row.address_shown ? row.street_address : null,
    city: row.city,
    state: row.state,
    zip: row.zip,
    listPriceCents: row.list_price_cents,
    previousPriceCents: row.previous_price_cents,
    priceReducedAt: row.price_reduced_at?.toISOString() ?? null,
    closePriceCents: row.close_price_cents,
    closedOn: row.close_on,
    standardStatus: row.standard_status,
    propertySubtype: row.property_subtype,
    beds: row.beds,
    bathsTotal: row.baths_total,
    bathsFull: row.baths_full,
    bathsHalf: row.baths_half,
    livingArea: row.living_area,
    lotSizeAcres: row.lot_size_acres,
    daysOnMarket: daysOnMarket(row, today),
    nextOpenHouse: presentNextOpenHouse(row, now),
    photo: presentMainPhoto(row),
    listingFirm: row.list_office_name,
    attributionContact: row.attribution_contact,
  };
}

function presentMainPhoto(row: CardRow): HomeCard['photo'] {
  if (row.photo_token === null) return null;
  return {
    token: row.photo_token,
    placeholder: row.photo_placeholder,
    width: row.photo_width,
    height: row.photo_height,
    caption: row.photo_caption,
    room: row.photo_room,
  };
}

function presentNextOpenHouse(row: CardRow, now: Date): HomeCard['nextOpenHouse'] {
  const { next_open_house_starts_at: start, next_open_house_ends_at: end } = row;
  if (start === null || end === null || end <= now) return null;
  return { startsAt: start.toISOString(), endsAt: end.toISOString() };
}
