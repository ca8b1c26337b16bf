import { type listingEndpoints, listingPaths } from '@homestead/contract/listings';
import { type Api, ApiError, callApi, dateText } from '#platform';
import { findEstimateTerms } from '../home/home-client.ts';
import type { Photo } from '../listing.ts';
import { listingHref } from '../listing-address.ts';
import { readDetail } from '../read-listing.ts';
import { type ComparedHomes, compareHref } from './compare-address.ts';
import { type ComparedHome, type ComparedRow, comparedRows } from './compared-rows.ts';

/** One column of a comparison. */
export interface ComparedColumn {
  mlsNumber: string;
  street: string;
  cityLine: string;
  href: string;
  removeHref: string;
  photo: Photo | null;
}

/** A comparison, ready to lay out. */
export interface Comparison {
  columns: ComparedColumn[];
  rows: ComparedRow[];
  /** Homes that are no longer offered, each with the link that takes it out. */
  gone: { mlsNumber: string; removeHref: string }[];
  tooMany: string[];
  /** The link to all rows, or to those alone that differ. */
  otherRows: { href: string; label: string } | null;
  /** What the monthly cost assumes. */
  terms: string | null;
  /** The numbers that the address names. */
  homes: string[];
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The homes of an address side by side, in its order. */
export async function findComparison(
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
      street: facts.street ?? 'Address on request',
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
            label: onlyDifferences ? 'Show all facts' : 'Show only what differs',
          },
    terms: terms
      ? `The monthly cost is an estimate, not an offer of credit: ${terms.downPercent}% down, ${terms.years} years at ${terms.ratePercent}%, with property tax, insurance and HOA dues, assumed as of ${dateText(terms.asOf)}.`
      : null,
    homes,
  };
}

/** One home, or null where there is none to show. */
async function findHome(
  { api, now, signal }: { api: Api; now: Date; signal?: AbortSignal },
  mlsNumber: string,
): Promise<ComparedHome | null> {
  try {
    const { value } = await callApi<(typeof listingEndpoints)['getListing']>(api, {
      method: 'GET',
      path: listingPaths.detail,
      query: { PropertyId: mlsNumber, userid: NOBODY },
      signal,
    });
    const wire = value[0];
    return wire ? { wire, facts: readDetail(wire, now) } : null;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
