import { lotRanges } from '@homestead/contract/listings';
import { centsFromDollars, daysBetween } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { conditionsAtMost, readTexts } from './field-kinds.ts';
import { features, kind, luxury, withoutFeatures } from './kind-fields.ts';
import { areas, bounds, commute, within } from './map-fields.ts';
import {
  highestPriceCents,
  isWithinMonthlyCost,
  type MonthlyLimit,
  monthlyCostOf,
} from './monthly-cost.ts';
import { openHouseSpan } from './open-house-span.ts';
import type { OptionalField, OwnField, ParsedFilter } from './own-field.ts';
import { reducedSince } from './reduced-since.ts';
import { keywords, streetNumber, text } from './word-fields.ts';

interface Count {
  count: number;
  exact: boolean;
}

/** Beds and baths n: at least n unless `exact`. */
function roomCount(
  column: 'beds' | 'baths_total',
  wanted: (wire: ParsedFilter) => number | null | undefined,
): OptionalField<Count> {
  return {
    read(wire) {
      const count = wanted(wire);
      const exact = wire.exact ?? false;
      return count == null || (count === 0 && !exact) ? null : { count, exact };
    },
    conditions: ({ count, exact }) => [
      exact ? sql`${sql.raw(column)} = ${count}` : sql`${sql.raw(column)} >= ${count}`,
    ],
    test:
      ({ count, exact }) =>
      ({ [column]: rooms }) =>
        rooms !== null && (exact ? rooms === count : rooms >= count),
  };
}

const garage: OptionalField<boolean> = {
  read: (wire) => wire.garageyn ?? null,
  conditions: (wanted) => [wanted ? sql`garage_spaces > 0` : sql`coalesce(garage_spaces, 0) = 0`],
  test: (wanted) => (home) => (home.garage_spaces ?? 0) > 0 === wanted,
};

/**
 * Acres; `below` is not part of it. An unknown code matches nothing. The smallest lot of a range is
 * 0 or more, so that a sort key for "unknown" is out.
 */
const lotRange: OptionalField<{ from: number; below: number | null } | 'none'> = {
  read(wire) {
    const [code] = readTexts(wire.lotrange);
    if (code === undefined) return null;
    const found = lotRanges.find((lot) => lot.code === code || lot.label.toLowerCase() === code);
    return found ? { from: found.from, below: found.to } : 'none';
  },
  conditions(wanted, { keyOf }) {
    if (wanted === 'none') return [sql`false`];
    const acres = sql.raw(keyOf('lot_size_acres')?.key ?? 'lot_size_acres');
    return [
      sql`${acres} >= ${wanted.from}`,
      ...(wanted.below === null ? [] : [sql`${acres} < ${wanted.below}`]),
    ];
  },
  test(wanted) {
    if (wanted === 'none') return () => false;
    const { from, below } = wanted;
    return ({ lot_size_acres: acres }) =>
      acres !== null && acres >= from && (below === null || acres < below);
  },
};

/** By the estimator's terms; homes without a price are out, unknown dues count as none. */
const monthlyMax: OptionalField<MonthlyLimit> = {
  read(wire, terms) {
    const maxCents = wire.monthlymax == null ? null : centsFromDollars(wire.monthlymax);
    return maxCents === null ? null : { maxCents, terms };
  },
  conditions(limit, { keyOf }) {
    const highest = highestPriceCents(limit);
    const column = 'list_price_cents';
    return [
      ...(highest === null ? [] : conditionsAtMost(column, highest, keyOf(column))),
      isWithinMonthlyCost(limit),
    ];
  },
  test: (limit) => (home) => (monthlyCostOf(home, limit.terms) ?? Number.NaN) <= limit.maxCents,
};

/** DaysOnMarket, else today minus OnMarketDate. */
const daysOnMarket: OptionalField<number> = {
  read: (wire) => wire.daysonmarket ?? null,
  conditions: (most, { moment: { today } }) => [
    sql`(days_on_market <= ${most} or (days_on_market is null and on_market_on >= ${today}::date - ${most}::integer))`,
  ],
  test:
    (most, { today }) =>
    ({ days_on_market: days, on_market_on: date }) =>
      days === null ? date !== null && daysBetween(date, today) <= most : days <= most,
};

/** Days counted by the local date. The sort key for "never" lies before every bound. */
const reducedWithin: OptionalField<number> = {
  read: (wire) => wire.pricereducedwithin ?? null,
  conditions(days, { keyOf, moment }) {
    const key = sql.raw(keyOf('price_reduced_at')?.key ?? 'price_reduced_at');
    return [sql`${key} >= ${reducedSince(days, moment.today)}::timestamptz`];
  },
  test(days, { today }) {
    const since = reducedSince(days, today);
    return ({ price_reduced_at: at }) => at !== null && at >= since;
  },
};

/** Public open houses that are not over: any, on the coming weekend, or on a local date. */
const openHouse: OptionalField<string> = {
  read: (wire) => wire.openhouse ?? null,
  conditions(wanted, { moment }) {
    const { after, before } = openHouseSpan(wanted, moment);
    const start = before === null ? sql`` : sql` and starts_at < ${before}::timestamptz`;
    return [
      sql`id in (select listing_id from open_house
        where ends_at > ${after}::timestamptz${start} and is_public)`,
    ];
  },
  test(wanted, moment) {
    const span = openHouseSpan(wanted, moment);
    const after = span.after.getTime();
    const before = span.before?.getTime() ?? Number.POSITIVE_INFINITY;
    return (home) => home.open_houses.some(({ start, end }) => end > after && start < before);
  },
};

/** Homes of an agent, alone or with another one, by the id in the MLS. */
const listingAgent: OptionalField<string> = {
  read: (wire) => wire.listagentmlsid?.toLowerCase() || null,
  conditions: (id) => [
    sql`(lower(list_agent_mls_id) = ${id} or lower(co_list_agent_mls_id) = ${id})`,
  ],
  test: (id) => (home) =>
    [home.list_agent_mls_id, home.co_list_agent_mls_id].some((one) => one?.toLowerCase() === id),
};

/** Every field of the search filter that needs more than one column. */
export const ownFields = {
  kind,
  beds: roomCount('beds', (wire) => wire.number_of_beds),
  baths: roomCount('baths_total', (wire) => wire.number_of_baths),
  features,
  withoutFeatures,
  luxury,
  garage,
  lotRange,
  monthlyMax,
  daysOnMarket,
  reducedWithin,
  openHouse,
  text,
  keywords,
  streetNumber,
  bounds,
  areas,
  within,
  commute,
  listingAgent,
};

export type OwnFieldName = keyof typeof ownFields;

/** All of them, for a walk over the list. */
export const ownFieldList = Object.entries(ownFields) as unknown as readonly (readonly [
  OwnFieldName,
  OwnField<never>,
])[];
