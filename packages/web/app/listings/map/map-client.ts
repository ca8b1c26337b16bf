import type { StandardStatus } from '@homestead/contract/feed';
import { statusLabels, type WireMapHome } from '@homestead/contract/listings';
import { centsFromDollars } from '@homestead/contract/platform';
import { personApi } from '#accounts';
import { ApiError, browserApi } from '#platform';
import { cardFacts } from '../card/listing-card.tsx';
import { listings } from '../client.ts';
import { cardMessages } from '../messages/card.ts';
import type { SearchFilter } from '../search/search-fields.ts';
import type { MapBounds } from '../search/search-shapes.ts';
import { writeWireConditions } from '../search/wire-filter.ts';
import type { MapHome, MapPin, PinsOnMap } from './map-pin.ts';

type WirePin = Awaited<ReturnType<typeof askForClusters>>['value'][number];

/** Homes at one spot, such as the condos of a building. A longer list wouldn't help. */
const MAX_AT_ONE_SPOT = 20;

/** The homes of a search inside a box, clustered for a zoom. Throws {@link ApiError}. */
export async function findPins(
  filter: SearchFilter,
  { box, zoom, signal }: { box: MapBounds; zoom: number; signal: AbortSignal },
): Promise<PinsOnMap> {
  const answer = await askForClusters(filter, { box, zoom, signal });
  return { pins: answer.value.map(readPin), withoutPlace: answer.withoutplace };
}

/** A search by minutes to one's own saved address needs that person's sign-in. */
function askForClusters(
  filter: SearchFilter,
  { box, zoom, signal }: { box: MapBounds; zoom: number; signal: AbortSignal },
) {
  return listings.getMapClusters(
    { ...writeWireConditions({ ...filter, bounds: box }), zoom },
    { api: filter.commute ? personApi : browserApi, signal },
  );
}

/** The homes inside a small box, at most 20; none when the service doesn't answer. */
export async function findHomesAt(filter: SearchFilter, box: MapBounds): Promise<MapHome[]> {
  try {
    const answer = await listings.searchListings(
      {
        ...writeWireConditions({ ...filter, bounds: box }),
        sortby: 'priceasc',
        pageSize: MAX_AT_ONE_SPOT,
      },
      { api: filter.commute ? personApi : browserApi },
    );
    return answer.value.map((card) =>
      readHome({ ...card, phototoken: card.mediaList[0]?.token ?? null }),
    );
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

function readPin(wire: WirePin): MapPin {
  const { longitude, latitude, count, pricemin, extent, home } = wire;
  return {
    key: home ? home.listingid : `${longitude} ${latitude} ${count}`,
    at: [longitude, latitude],
    extent: extent ?? [longitude, latitude, longitude, latitude],
    count,
    lowestPriceCents: pricemin === null ? null : centsFromDollars(pricemin),
    home: home && readHome(home),
  };
}

function readHome(wire: WireMapHome): MapHome {
  const status = wire.standardstatus as StandardStatus;
  const isForSale = status === 'Active' || !Object.hasOwn(statusLabels, status);
  return {
    mlsNumber: wire.listingid,
    street: wire.street_address,
    cityLine: [wire.city, [wire.state, wire.zip].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    priceCents: wire.price === null ? null : centsFromDollars(wire.price),
    facts: cardFacts({
      beds: wire.number_of_beds,
      bathsTotal: wire.number_of_baths,
      bathsFull: wire.bathsfull,
      bathsHalf: wire.bathshalf,
      livingArea: wire.livingarea,
      lotSizeAcres: wire.lotsizeacres,
    }).join(' · '),
    status: isForSale ? null : statusLabels[status],
    isApproximate: wire.positionapproximate,
    listedBy: firmText(wire),
    photo: wire.phototoken
      ? { token: wire.phototoken, placeholder: null, width: null, height: null, alt: '' }
      : null,
  };
}

function firmText({ listofficename: firm, attributioncontact: contact }: WireMapHome): string {
  const listedBy = firm ? cardMessages.listedBy({ firm }) : cardMessages.noFirm();
  return contact ? `${listedBy}, ${contact}` : listedBy;
}
