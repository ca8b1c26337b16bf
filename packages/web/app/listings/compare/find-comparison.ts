import { NOBODY } from '@homestead/contract/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { type Api, ApiError, apiContext, dateText } from '#platform';
import { listings } from '../client.ts';
import { findEstimateTerms } from '../home/home-client.ts';
import type { Photo } from '../listing/listing.ts';
import { listingHref } from '../listing/listing-address.ts';
import { readDetail } from '../listing/read-listing.ts';
import { cardMessages } from '../messages/card.ts';
import { compareMessages } from '../messages/compare.ts';
import { type ComparedHomes, compareHref, readCompared } from './compare-address.ts';
import { type ComparedHome, type ComparedRow, comparedRows } from './compared-rows.ts';

/** One column of a comparison. */
interface ComparedColumn {
  mlsNumber: string;
  street: string;
  cityLine: string;
  href: string;
  removeHref: string;
  photo: Photo | null;
}

/** A comparison with its texts. */
export interface Comparison {
  columns: ComparedColumn[];
  rows: ComparedRow[];
  /** Homes that are no longer available, each with a link that removes it. */
  gone: { mlsNumber: string; removeHref: string }[];
  tooMany: string[];
  /** The link to all rows, or to the differences only. */
  otherRows: { href: string; label: string } | null;
  /** What the monthly cost assumes. */
  terms: string | null;
  /** The MLS numbers in the address. */
  homes: string[];
}

/** The comparison that the page's address asks for. */
export function loadComparison({ context, request }: LoaderFunctionArgs): Promise<Comparison> {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  return findComparison(ask, readCompared(new URL(request.url).searchParams));
}

/** The homes of an address side by side, in its order. */
async function findComparison(
  ask: { api: Api; now: Date; signal?: AbortSignal },
  { homes, tooMany, onlyDifferences }: ComparedHomes,
): Promise<Comparison> {
  const [found, terms] = await Promise.all([
    Promise.all(homes.map((mlsNumber) => findHome(ask, mlsNumber))),
    homes.length > 0 ? findEstimateTerms(ask) : null,
  ]);
  const known = found.filter((home) => home !== null);
  const without = (left: string) =>
    compareHref(
      homes.filter((one) => one !== left),
      onlyDifferences,
    );
  const rows = comparedRows(known, terms);
  return {
    columns: known.map(({ facts }) => ({
      mlsNumber: facts.mlsNumber,
      street: facts.street ?? cardMessages.noAddress(),
      cityLine: facts.cityLine,
      href: listingHref(facts.mlsNumber),
      removeHref: without(facts.mlsNumber),
      photo: facts.photos[0] ?? null,
    })),
    rows: onlyDifferences ? rows.filter(({ differs }) => differs) : rows,
    gone: homes
      .filter((_, at) => found[at] === null)
      .map((mlsNumber) => ({ mlsNumber, removeHref: without(mlsNumber) })),
    tooMany,
    otherRows:
      known.length < 2
        ? null
        : {
            href: compareHref(homes, !onlyDifferences),
            label: onlyDifferences ? compareMessages.showAll() : compareMessages.showDifferences(),
          },
    terms: terms
      ? compareMessages.terms({
          down: terms.downPercent,
          years: terms.years,
          rate: terms.ratePercent,
          day: dateText(terms.asOf),
        })
      : null,
    homes,
  };
}

/** One home, or null if there is none to show. */
async function findHome(
  { api, now, signal }: { api: Api; now: Date; signal?: AbortSignal },
  mlsNumber: string,
): Promise<ComparedHome | null> {
  try {
    const { value } = await listings.getListing(
      { PropertyId: mlsNumber, userid: NOBODY },
      { api, signal },
    );
    const wire = value[0];
    return wire ? { wire, facts: readDetail(wire, now) } : null;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
