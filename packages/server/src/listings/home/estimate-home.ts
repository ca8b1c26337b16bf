import { dateAfter } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { isMeant, readAddress } from '../geocoding/find-home-at.ts';
import { selectListingsAt } from './estimate-home-store.ts';
import { type SoldRow, selectNearbySold } from './nearby-sold-store.ts';

/** Fewer sales say too little. */
const FEWEST_SALES = 5;
const MOST_SALES = 200;
const DAYS = 365;
/** How much larger or smaller a comparable home may be. */
const SIZE_SHARE = 0.25;
const ROUND_CENTS = 1000_00;

/** What a home is worth by the sales near it; the range has half of them. */
export interface HomeEstimate {
  kind: 'estimate';
  street: string;
  lowCents: number;
  midCents: number;
  highCents: number;
  sales: number;
}

/**
 * An estimate of the home at an address from what comparable homes were sold for: within a mile and
 * a year, of the same kind, at most a quarter larger or smaller, by price per square foot.
 * `no-home` if no listing of ours says how large the home is, or its MLS record forbids estimates;
 * `few-sales` with fewer than five.
 */
export async function estimateHome(
  db: Queryable,
  address: string,
  today: string,
): Promise<HomeEstimate | { kind: 'no-home' | 'few-sales' }> {
  const { words, starts } = readAddress(address);
  const listings = starts.length === 0 ? [] : await selectListingsAt(db, starts);
  const home = listings.find((one) => isMeant(one, words));
  const area = home?.living_area ?? 0;
  const isKnown = home && area > 0 && home.valuation_shown && home.position;
  if (!isKnown || home.position_approximate) return { kind: 'no-home' };
  const since = dateAfter(today, -DAYS);
  const sold = await selectNearbySold(db, home, { since, limit: MOST_SALES });
  const rates = sold
    .filter((sale) => isLike(sale, home, area))
    .map(({ close_price_cents, living_area }) => Number(close_price_cents) / Number(living_area))
    .sort((one, other) => one - other);
  if (rates.length < FEWEST_SALES) return { kind: 'few-sales' };
  const worth = (share: number) =>
    Math.round((quantile(rates, share) * area) / ROUND_CENTS) * ROUND_CENTS;
  return {
    ...{ kind: 'estimate', street: home.street_address ?? '', sales: rates.length },
    ...{ lowCents: worth(0.25), midCents: worth(0.5), highCents: worth(0.75) },
  };
}

function isLike(
  sale: SoldRow,
  home: { property_type: string | null; property_subtype: string | null },
  area: number,
): boolean {
  const size = sale.living_area ?? 0;
  return (
    sale.miles !== null &&
    sale.property_type === home.property_type &&
    sale.property_subtype === home.property_subtype &&
    size >= area * (1 - SIZE_SHARE) &&
    size <= area * (1 + SIZE_SHARE) &&
    size > 0
  );
}

/** The value at a share of sorted numbers, between two where it falls between. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}
