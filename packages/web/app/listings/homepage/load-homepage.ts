import type { listingEndpoints, PopularCity } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { locale } from '@homestead/contract/platform';
import type { LoaderFunctionArgs } from 'react-router';
import {
  agoText,
  apiContext,
  dateText,
  groupedText,
  orNull,
  shortMoneyText,
  siteContext,
  staticMarkup,
} from '#platform';
import { listings } from '../client.ts';
import { Attribution } from '../listing/attribution.tsx';
import { findFeedProgress } from '../listing/listing-client.ts';
import { readCard } from '../listing/read-listing.ts';
import { homepageMessages } from '../messages/homepage.ts';
import { filterHref } from '../search/search-address.ts';

const list = new Intl.ListFormat(locale());

/** The homepage's homes, cities and sales record; what a call can't answer is left out. */
export async function loadHomepage({ context, request }: LoaderFunctionArgs) {
  const now = new Date();
  const ask = { api: context.get(apiContext), signal: request.signal };
  const { brokerage } = context.get(siteContext);
  const [homes, cities, sales, progress] = await Promise.all([
    orNull(() => listings.getHomepageHomes({}, ask)),
    orNull(() => listings.getPopularCities({}, ask)),
    orNull(() => listings.getSalesRecord({}, ask)),
    findFeedProgress({ ...ask, now }),
  ]);
  const { nebraska = [], lowa = [] } = cities ?? {};
  return {
    featured: (homes?.featured ?? []).map((card) => readCard(card, now)),
    newest: (homes?.newest ?? []).map((card) => readCard(card, now)),
    cities: nebraska.map(readCity),
    elsewhere: lowa.filter(({ count }) => count > 0).map(readCity),
    cityPhotos: creditOf(nebraska),
    record: sales?.record ? readRecord(sales.record, brokerage.name) : null,
    attribution: staticMarkup(Attribution, {
      source: progress?.source ?? null,
      updated: progress?.lastUpdatedAt ? agoText(progress.lastUpdatedAt, now) : null,
      brokerage: brokerage.name,
    }),
  };
}

export type Homepage = Awaited<ReturnType<typeof loadHomepage>>;

function readCity({ city, state, count, photoToken }: PopularCity) {
  return {
    name: city,
    state,
    homes: homepageMessages.cityHomes({ count }),
    href: filterHref({ cities: [city], state }),
    photo: photoToken
      ? { token: photoToken, alt: '', placeholder: null, width: null, height: null }
      : null,
  };
}

/** The firms that list the homes on the photos. */
function creditOf(cities: readonly PopularCity[]): string | null {
  const firms = cities.flatMap(({ photoToken, listingFirm }) => (photoToken && listingFirm) || []);
  const named = [...new Set(firms)].sort();
  return named.length > 0 ? homepageMessages.cityPhotos({ firms: list.format(named) }) : null;
}

type SalesRecord = NonNullable<AnswerOf<typeof listingEndpoints.getSalesRecord>['record']>;

/** The record as figures with what each counts. */
function readRecord(record: SalesRecord, firm: string) {
  const { homesSold, volumeCents, medianDaysOnMarket: days, medianSaleToListPercent } = record;
  const figures = [
    {
      value: groupedText(homesSold),
      label: homepageMessages.homesSold(),
      hint: homepageMessages.homesSoldHint(),
    },
    {
      value: shortMoneyText(volumeCents),
      label: homepageMessages.volume(),
      hint: homepageMessages.volumeHint(),
    },
    days !== null && {
      value: groupedText(days),
      label: homepageMessages.days({ count: days }),
      hint: homepageMessages.daysHint(),
    },
    medianSaleToListPercent !== null && {
      value: `${medianSaleToListPercent}%`,
      label: homepageMessages.ratio(),
      hint: homepageMessages.ratioHint(),
    },
  ].filter((figure) => figure !== false);
  return { lead: homepageMessages.recordLead({ firm, day: dateText(record.since) }), figures };
}
