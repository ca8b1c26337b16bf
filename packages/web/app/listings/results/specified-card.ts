import type { HomeCard, WireCard } from '@homestead/contract/listings';
import { centsFromDollars } from '@homestead/contract/platform';

/** A card of the specified search in our own words, its prices in cents. */
export function readSpecifiedCard(wire: WireCard): HomeCard {
  return {
    mlsNumber: wire.listingid,
    street: wire.street_address,
    city: wire.city,
    state: wire.state,
    zip: wire.zip,
    listPriceCents: cents(wire.price),
    previousPriceCents: cents(wire.previousprice),
    priceReducedAt: wire.pricereducedat,
    closePriceCents: cents(wire.closeprice),
    closedOn: wire.closedate,
    standardStatus: wire.standardstatus,
    propertySubtype: wire.propertysubtype,
    beds: wire.number_of_beds,
    bathsTotal: wire.number_of_baths,
    bathsFull: wire.bathsfull,
    bathsHalf: wire.bathshalf,
    livingArea: wire.livingarea,
    lotSizeAcres: wire.lotsizeacres,
    daysOnMarket: wire.daysonmarket,
    nextOpenHouse: wire.nextopenhouse && {
      startsAt: wire.nextopenhouse.start,
      endsAt: wire.nextopenhouse.end,
    },
    photo: wire.mediaList[0] ?? null,
    listingFirm: wire.listofficename,
    attributionContact: wire.attributioncontact,
  };
}

/** Dollars of a specified call as cents. */
export function cents(dollars: number | null): number | null {
  return dollars === null ? null : centsFromDollars(dollars);
}
