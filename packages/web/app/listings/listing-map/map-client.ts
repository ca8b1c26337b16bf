import {
  type listingEndpoints,
  listingPaths,
  type StandardStatus,
  statusLabels,
  type WireMapHome,
} from '@homestead/contract/listings';
import { centsFromDollars } from '@homestead/contract/platform';
import { personApi } from '#accounts';
import { ApiError, browserApi, callApi } from '#platform';
import { writeWireConditions } from '../ask-listings.ts';
import { cardFacts } from '../listing-card.tsx';
import type { SearchFilter } from '../search.ts';
import type { MapBounds } from '../search-shapes.ts';
import type { HomeStates, MapHome, MapMark, MarksOnMap } from './map-mark.ts';

type Endpoints = typeof listingEndpoints;
type WireMark = Awaited<ReturnType<typeof askForClusters>>['value'][number];

/** As many homes as one call of a person's marks takes. */
const MARKS_AT_ONCE = 100;
/** Homes at one spot, such as the flats of a house: a list of more would be no help. */
const MOST_AT_ONE_SPOT = 20;

/** The homes of a search inside a box, gathered for a zoom. Throws {@link ApiError}. */
export async function findMarks(
  filter: SearchFilter,
  { box, zoom, signal }: { box: MapBounds; zoom: number; signal: AbortSignal },
): Promise<MarksOnMap> {
  const answer = await askForClusters(filter, { box, zoom, signal });
  return { marks: answer.value.map(readMark), withoutPlace: answer.withoutplace };
}

/** A search by minutes to an address that one keeps is asked as that person. */
function askForClusters(
  filter: SearchFilter,
  { box, zoom, signal }: { box: MapBounds; zoom: number; signal: AbortSignal },
) {
  return callApi<Endpoints['getMapClusters']>(filter.commute ? personApi : browserApi, {
    method: 'POST',
    path: listingPaths.mapClusters,
    body: { ...writeWireConditions({ ...filter, bounds: box }), zoom },
    signal,
  });
}

/** The homes inside a small box one by one, at most 20; none where the service does not answer. */
export async function findHomesAt(filter: SearchFilter, box: MapBounds): Promise<MapHome[]> {
  try {
    const answer = await callApi<Endpoints['searchListings']>(
      filter.commute ? personApi : browserApi,
      {
        method: 'POST',
        path: listingPaths.search,
        body: {
          ...writeWireConditions({ ...filter, bounds: box }),
          sortby: 'priceasc',
          pageSize: MOST_AT_ONE_SPOT,
        },
      },
    );
    return answer.value.map((card) =>
      readHome({ ...card, phototoken: card.mediaList[0]?.token ?? null }),
    );
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** What the person who is signed in saved and viewed of these homes; nothing where it can't be told. */
export async function findHomeStates(mlsNumbers: readonly string[]): Promise<HomeStates> {
  const parts = Array.from({ length: Math.ceil(mlsNumbers.length / MARKS_AT_ONCE) }, (_, at) =>
    mlsNumbers.slice(at * MARKS_AT_ONCE, (at + 1) * MARKS_AT_ONCE),
  );
  const answers = await Promise.allSettled(
    parts.map((listingids) =>
      callApi<Endpoints['getHomeMarks']>(personApi, {
        method: 'POST',
        path: listingPaths.homeMarks,
        body: { listingids },
      }),
    ),
  );
  const all = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.value : []));
  const numbers = (wanted: (one: (typeof all)[number]) => boolean) =>
    new Set(all.filter(wanted).map(({ listingid }) => listingid));
  return {
    saved: numbers((one) => one.favorites),
    viewed: numbers((one) => one.recently_viewed),
  };
}

function readMark(wire: WireMark): MapMark {
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
  const firm = wire.listofficename ?? 'a firm that is not stated';
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
    listedBy: `Listed by ${firm}${wire.attributioncontact ? `, ${wire.attributioncontact}` : ''}`,
    photo: wire.phototoken
      ? { token: wire.phototoken, placeholder: null, width: null, height: null, alt: '' }
      : null,
  };
}
