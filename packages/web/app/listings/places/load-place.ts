import { type PlaceKind, placeKinds } from '@homestead/contract/listings';
import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext, groupedText, UNKNOWN, wholeMoneyText } from '#platform';
import { searchListings } from '../listing/listing-client.ts';
import { placeMessages } from '../messages/places.ts';
import { DEFAULT_SORT } from '../search/search.ts';
import { filterHref } from '../search/search-address.ts';
import { readWireFilter } from '../search/wire-filter.ts';
import { placePageHref, placesHref } from './place-address.ts';
import { findPlaceFacts, getPlaces, type NamedPlace } from './place-client.ts';
import { placeKindTexts } from './place-kind-texts.ts';
import { placeHeading, placeSentences } from './place-words.ts';
import { type PriceBar, priceBars } from './price-bars.ts';
import { similarPlaces } from './similar-places.ts';

const SHOWN = 12;
const SHOWN_PHOTOS = 3;
const LISTED = 2000;
const OFFERED = 12;
/** No place's name is longer. */
const NAME_MAX = 80;

/** The page of one place; null for an unknown kind or name. */
export async function loadPlace({ context, params, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const kind = kindOf(params.kind);
  const place = kind && (await findPlaceFacts(ask, kind, params.name ?? ''));
  if (!place) return null;
  const filter = readWireFilter(place.filter);
  const found =
    place.count > 0 ? await searchListings(ask, { filter, sort: 'newest', page: 1 }) : null;
  const cards = (found?.cards ?? []).slice(0, SHOWN);
  const groups = placeKinds
    .map((one) => ({
      title:
        one === kind
          ? placeMessages.others({ kind: placeKindTexts[one]().toLowerCase() })
          : placeKindTexts[one](),
      links: place.near.filter((near) => near.kind === one).map(linkTo),
    }))
    .filter(({ links }) => links.length > 0);
  return {
    kind,
    name: place.name,
    count: place.count,
    heading: placeHeading(place),
    sentences: placeSentences(place),
    figures: [
      [placeMessages.homesForSale(), groupedText(place.count)],
      [placeMessages.priceMedian(), moneyOrUnknown(place.medianPriceCents)],
      [
        placeMessages.daysMedian(),
        place.medianDaysOnMarket === null ? UNKNOWN : String(place.medianDaysOnMarket),
      ],
      [placeMessages.perSquareFootMedian(), moneyOrUnknown(place.medianPricePerSquareFootCents)],
    ] as const,
    bars: priceBars(place.bands).map((bar) => ({
      ...bar,
      href: filterHref({ ...filter, ...pricesOf(bar) }),
    })),
    cards,
    photos: cards.filter(({ photo }) => photo).slice(0, SHOWN_PHOTOS),
    filter,
    searchHref: filterHref(filter),
    mapHref: filterHref(filter, DEFAULT_SORT, 'map'),
    href: placePageHref(kind, place.name),
    parent: { name: placeKindTexts[kind](), href: placesHref(kind) },
    groups,
  };
}

/** All places of a kind. */
export async function loadPlaces({ context, params, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), signal: request.signal };
  const kind = kindOf(params.kind);
  if (!kind) throw data(null, { status: 404 });
  const places = await getPlaces(ask, kind, LISTED);
  return {
    kind,
    title: placeKindTexts[kind](),
    href: placesHref(kind),
    links: places.map(linkTo).sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
    kinds: placeKinds.map((one) => ({
      name: placeKindTexts[one](),
      href: placesHref(one),
      isThis: one === kind,
    })),
  };
}

/**
 * Places to offer instead of an unknown one: those with similar names, or those with most homes.
 */
export async function loadOtherPlaces({ context, params, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), signal: request.signal };
  const kind = kindOf(params.kind) ?? 'city';
  const places = await getPlaces(ask, kind, LISTED);
  const name = (params.name ?? '').slice(0, NAME_MAX);
  const similar = similarPlaces(places, name).slice(0, OFFERED);
  return {
    text: name.replaceAll('-', ' '),
    title:
      similar.length > 0
        ? placeMessages.didYouMean()
        : placeMessages.served({ kind: placeKindTexts[kind]() }),
    links: (similar.length > 0 ? similar : places.slice(0, OFFERED)).map(linkTo),
  };
}

/** A range of whole dollars; it ends below the next bar's first. */
function pricesOf({ fromCents, toCents }: PriceBar) {
  return {
    ...(fromCents > 0 && { priceMin: fromCents / 100 }),
    ...(toCents !== null && { priceMax: toCents / 100 - 1 }),
  };
}

const kindOf = (text: string | undefined): PlaceKind | undefined =>
  placeKinds.find((one) => one === text?.toLowerCase());

function linkTo({ kind, name, count }: NamedPlace) {
  return { name, href: placePageHref(kind, name), count: groupedText(count) };
}

function moneyOrUnknown(cents: number | null): string {
  return cents === null ? UNKNOWN : wholeMoneyText(cents);
}

export type PlacePage = NonNullable<Awaited<ReturnType<typeof loadPlace>>>;
export type OtherPlaces = Awaited<ReturnType<typeof loadOtherPlaces>>;
export type PlacesPage = Awaited<ReturnType<typeof loadPlaces>>;
