import {
  loanFactor,
  loanFactorScale,
  monthlyCost,
  noMortgageInsuranceFrom,
  type PaymentTerms,
  percentUnits,
} from '@homestead/contract/listings';
import { type RawBuilder, sql } from 'kysely';
import type { FilterableHome } from './filterable-home.ts';

/** A limit of the monthly cost, and the terms of its estimate. */
export interface MonthlyLimit {
  maxCents: number;
  terms: PaymentTerms;
}

/** More than all roundings of a monthly cost together, in cents. */
const ROUNDINGS = 100;

type Expression = RawBuilder<unknown>;

/**
 * The monthly cost of a listing in SQL, as numeric cents: the figure of `monthlyCost`. Null where
 * the price is unknown; unknown dues count as 0.
 */
export function monthlyCostCents(terms: PaymentTerms): Expression {
  const price = sql`list_price_cents::numeric`;
  const loan = sql`(${price} - round(${price} * ${decimal(percentUnits(terms.downPercent), 6)}))`;
  const mortgageInsurance = sql`${loan} * ${String(percentUnits(terms.mortgageInsurancePercent))}::numeric`;
  return sql`round(${loan} * ${factorOf(terms)})
    + ${isInsured(terms) ? halfUp(mortgageInsurance, 12_000_000) : sql`0`}
    + ${halfUp(sql`round(${price} * ${taxOf(terms)}) * 100`, 12)}
    + ${halfUp(sql`${price} * ${String(percentUnits(terms.insurancePercent))}::numeric`, 1_200_000_000)} * 100
    + coalesce(association_monthly_cents, 0)`;
}

/**
 * Whether the monthly cost of a listing is within a limit. A rough figure decides except near the
 * limit, since exact numbers are slow.
 */
export function isWithinMonthlyCost({ maxCents, terms }: MonthlyLimit): Expression {
  const rough = sql`(list_price_cents * ${roughShare(terms)} + coalesce(association_monthly_cents, 0))`;
  return sql`${rough} <= ${maxCents + ROUNDINGS}::double precision
    and (${rough} <= ${maxCents - ROUNDINGS}::double precision or ${monthlyCostCents(terms)} <= ${maxCents})`;
}

/** A price in cents above which every home costs more; null when the price doesn't matter. */
export function highestPriceCents({ maxCents, terms }: MonthlyLimit): number | null {
  const taxes = [...Object.values(terms.taxPercents), terms.taxPercentElsewhere];
  const least = Math.min(...taxes.map((percent) => shareOf(terms, percent)));
  const highest = Math.ceil(((maxCents + ROUNDINGS) / least) * (1 + 1e-9));
  return Number.isSafeInteger(highest) ? highest : null;
}

const known = new WeakMap<PaymentTerms, WeakMap<FilterableHome, number>>();

/** A home's monthly cost by these terms, in cents; computed once. Null without a price. */
export function monthlyCostOf(home: FilterableHome, terms: PaymentTerms): number | null {
  if (home.list_price_cents === null) return null;
  const costs = known.get(terms) ?? new WeakMap<FilterableHome, number>();
  known.set(terms, costs);
  const before = costs.get(home);
  if (before !== undefined) return before;
  const { totalCents } = monthlyCost(
    {
      priceCents: home.list_price_cents,
      county: home.county,
      associationMonthlyCents: home.association_monthly_cents,
    },
    terms,
  );
  costs.set(home, totalCents);
  return totalCents;
}

/** A home's monthly cost without dues as a part of its price, before rounding. */
function shareOf(terms: PaymentTerms, taxPercent: string): number {
  const part = (percent: string) => Number(percentUnits(percent)) / 1_000_000;
  const loan = Number(loanFactor(terms.ratePercent, terms.years * 12)) / 10 ** loanFactorScale;
  const insurance = isInsured(terms) ? part(terms.mortgageInsurancePercent) / 12 : 0;
  return (
    (1 - part(terms.downPercent)) * (loan + insurance) +
    (part(taxPercent) + part(terms.insurancePercent)) / 12
  );
}

function roughShare(terms: PaymentTerms): Expression {
  return byCounty(terms, (percent) => sql`${shareOf(terms, percent)}::double precision`);
}

function isInsured(terms: PaymentTerms): boolean {
  return percentUnits(terms.downPercent) < percentUnits(noMortgageInsuranceFrom);
}

/** The yearly tax as a part of the price that gives whole dollars, to which it is rounded. */
function taxOf(terms: PaymentTerms): Expression {
  return byCounty(terms, (percent) => decimal(percentUnits(percent), 8));
}

function byCounty(terms: PaymentTerms, shareIn: (taxPercent: string) => Expression): Expression {
  const elsewhere = shareIn(terms.taxPercentElsewhere);
  const counties = Object.entries(terms.taxPercents).map(
    ([county, percent]) => sql`when ${county} then ${shareIn(percent)}`,
  );
  if (counties.length === 0) return elsewhere;
  return sql`case lower(county) ${sql.join(counties, sql` `)} else ${elsewhere} end`;
}

function factorOf(terms: PaymentTerms): Expression {
  return decimal(loanFactor(terms.ratePercent, terms.years * 12), loanFactorScale);
}

/** A quotient of whole numbers, rounded half up, exactly. */
function halfUp(dividend: Expression, divisor: number): Expression {
  return sql`div(2 * ${dividend} + ${divisor}::numeric, ${2 * divisor}::numeric)`;
}

/** A whole number of parts of which 10 to the power of `places` are one. */
function decimal(parts: bigint, places: number): Expression {
  const digits = String(parts).padStart(places + 1, '0');
  return sql`${`${digits.slice(0, -places)}.${digits.slice(-places)}`}::numeric`;
}
