import type { StandardStatus } from '@homestead/contract/feed';
import {
  listingLabel,
  type MapHome as MapHomeCard,
  statusLabels,
} from '@homestead/contract/listings';
import { cityLine } from '@homestead/contract/platform';
import { personApi } from '#accounts';
import { ApiError, browserApi } from '#platform';
import { cardFacts } from '../card/listing-card.tsx';
import { listings } from '../client.ts';
import { cardMessages } from '../messages/card.ts';
import { readSpecifiedCard } from '../results/specified-card.ts';
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
  return { pins: answer.value.map(readPin), withoutPlace: answer.withoutPosition };
}

/** A search by minutes to a saved address needs its owner's sign-in. */
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
      readHome({
        ...readSpecifiedCard(card),
        isApproximate: card.positionapproximate,
        photoToken: card.mediaList[0]?.token ?? null,
      }),
    );
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

function readPin(wire: WirePin): MapPin {
  const { longitude, latitude, count, lowestPriceCents, extent, home } = wire;
  return {
    key: home ? home.mlsNumber : `${longitude} ${latitude} ${count}`,
    at: [longitude, latitude],
    extent: extent ?? [longitude, latitude, longitude, latitude],
    count,
    lowestPriceCents,
    home: home && readHome(home),
  };
}

function readHome(card: MapHomeCard): MapHome {
  const status = card.standardStatus as StandardStatus;
  const isForSale = status === 'Active' || !Object.hasOwn(statusLabels, status);
  return {
    mlsNumber: card.mlsNumber,
    street: card.street,
    cityLine: cityLine(card),
    priceCents: card.listPriceCents,
    facts: cardFacts(card).join(' · '),
    status: isForSale ? null : listingLabel(statusLabels[status]),
    isApproximate: card.isApproximate,
    listedBy: firmText(card),
    photo: card.photoToken
      ? { token: card.photoToken, placeholder: null, width: null, height: null, alt: '' }
      : null,
  };
}

function firmText({ listingFirm: firm, attributionContact: contact }: MapHomeCard): string {
  const listedBy = firm ? cardMessages.listedBy({ firm }) : cardMessages.noFirm();
  return contact ? `${listedBy}, ${contact}` : listedBy;
}
