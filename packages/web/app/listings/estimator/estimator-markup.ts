import {
  type listingEndpoints,
  monthlyCost,
  ownTaxPercentOf,
  taxPercentOf,
} from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { dateText, islandMarkup, moneyText } from '#platform';
import type { ListingDetailFacts } from '../listing/listing.ts';
import { listingHref } from '../listing/listing-address.ts';
import { estimatorMessages } from '../messages/estimator.ts';
import {
  cleanNumber,
  type EstimateTexts,
  type EstimatorFacts,
  estimateFieldNames,
} from './estimate-fields.ts';
import Estimator from './estimator.tsx';

/** The brokerage's terms of estimates. */
export type EstimateTerms = AnswerOf<typeof listingEndpoints.getPaymentTerms>;
type Home = Pick<
  ListingDetailFacts,
  'mlsNumber' | 'listPriceCents' | 'county' | 'associationMonthlyCents' | 'recentTax'
>;

/**
 * The payment estimator of a home as markup, filled from the brokerage's terms and from what the
 * page's address asks for; null for a home without a price and where there are no terms.
 */
export function estimatorMarkup(
  home: Home,
  terms: EstimateTerms | null,
  query: URLSearchParams,
): string | null {
  if (home.listPriceCents === null || terms === null) return null;
  return islandMarkup(Estimator, { facts: estimatorFacts(home, terms, query) });
}

/** What a home's estimator starts with; the page's address overrides the terms. */
export function estimatorFacts(
  home: Home,
  terms: EstimateTerms,
  query: URLSearchParams,
): EstimatorFacts {
  const { county, associationMonthlyCents, recentTax } = home;
  const priceCents = home.listPriceCents ?? 0;
  const cost = monthlyCost(
    { priceCents, county, associationMonthlyCents, taxYearCents: recentTax?.cents },
    terms,
  );
  const own: EstimateTexts = {
    homeprice: dollarsText(priceCents),
    downpayment: terms.downPercent,
    interestrate: terms.ratePercent,
    loantype: String(terms.years),
    propertytax: dollarsText(cost.taxYearCents),
    homeinsurance: dollarsText(cost.insuranceCents),
    hoafees: associationMonthlyCents === null ? '' : dollarsText(associationMonthlyCents),
    closingcosts: terms.closingCostsPercent,
    program: 'conventional',
  };
  const texts = { ...own, program: query.get('program') ?? own.program };
  for (const name of estimateFieldNames) {
    const asked = query.get(name);
    if (asked !== null) texts[name] = cleanNumber(name, asked);
  }
  return {
    mlsNumber: home.mlsNumber,
    action: `${listingHref(home.mlsNumber)}#payment-estimator`,
    texts,
    taxPercent: recentTax ? null : taxPercentOf(county, terms),
    insurancePercent: terms.insurancePercent,
    mortgageInsurancePercent: terms.mortgageInsurancePercent,
    fhaLimitCents: terms.fhaLimitCents,
    notes: notesOf(home, terms),
  };
}

function notesOf(
  { county, associationMonthlyCents, recentTax }: Home,
  terms: EstimateTerms,
): string[] {
  const hasRate = ownTaxPercentOf(county, terms) !== null;
  return [
    ...(associationMonthlyCents === null ? [estimatorMessages.feesUnknown()] : []),
    recentTax
      ? estimatorMessages.taxOfHome({
          amount: moneyText(recentTax.cents),
          year: String(recentTax.year),
        })
      : estimatorMessages.taxEstimated({
          percent: taxPercentOf(county, terms),
          county: hasRate && county ? county : 'none',
        }),
    estimatorMessages.assumptions({
      day: dateText(terms.asOf),
      rate: terms.ratePercent,
      insurance: terms.insurancePercent,
      mortgageInsurance: terms.mortgageInsurancePercent,
    }),
  ];
}

/** Cents as a field shows them: "415000", "10.50". */
function dollarsText(cents: number): string {
  const part = cents % 100;
  const whole = String((cents - part) / 100);
  return part === 0 ? whole : `${whole}.${String(part).padStart(2, '0')}`;
}
