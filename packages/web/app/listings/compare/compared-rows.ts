import {
  monthlyCost,
  type PaymentTerms,
  statusLabels,
  type WireDetail,
} from '@homestead/contract/listings';
import { centsFromDollars } from '@homestead/contract/platform';
import { countText, groupedText, moneyText, UNKNOWN } from '#platform';
import { bathsText } from '../baths-text.ts';
import type { ListingDetailFacts } from '../listing.ts';

/** One fact of all compared homes, side by side; unknown is '–'. */
export interface ComparedRow {
  label: string;
  values: string[];
  /** Whether the known values are not all the same. */
  differs: boolean;
}

/** A home that is compared: what its page knows, and the record that says the rest. */
export interface ComparedHome {
  facts: ListingDetailFacts;
  wire: WireDetail;
}

type Row = [label: string, say: (home: ComparedHome) => string | null];

const money = (cents: number | null) => (cents === null ? null : moneyText(cents));
const count = (value: number | null) => (value === null ? null : groupedText(value));

/** What is compared, in the order of its rows. The monthly cost is an estimate by `terms`. */
function rowsFor(terms: PaymentTerms | null): Row[] {
  return [
    ['Price', ({ facts }) => money(facts.listPriceCents)],
    ['Monthly cost (estimate)', ({ facts }) => monthlyText(facts, terms)],
    ['Price per sq ft', ({ facts }) => money(facts.pricePerSquareFootCents)],
    ['Status', ({ facts }) => facts.status && statusLabels[facts.status]],
    ['Beds', ({ facts }) => count(facts.beds)],
    ['Baths', ({ facts }) => bathsText(facts) ?? count(facts.bathsTotal)],
    ['Square feet', ({ facts }) => count(facts.livingArea)],
    ['Lot', ({ facts: { lotSizeAcres: lot } }) => (lot === null ? null : countText(lot, 'acre'))],
    ['Year built', ({ facts }) => (facts.yearBuilt === null ? null : String(facts.yearBuilt))],
    ['Garage spaces', ({ facts }) => count(facts.garageSpaces)],
    ['HOA dues', ({ wire }) => duesText(wire)],
    ['Days on market', ({ facts }) => count(facts.daysOnMarket)],
    ['Elementary school', ({ wire }) => wire.ElementarySchool],
    ['Middle school', ({ wire }) => wire.MiddleOrJuniorSchool],
    ['High school', ({ wire }) => wire.HighSchool],
    ['School district', ({ wire }) => wire.HighSchoolDistrict],
    ['Type', ({ facts }) => facts.subtype ?? facts.propertyType],
    ['Neighborhood', ({ facts }) => facts.subdivision],
    [
      'Listed by',
      ({ facts }) => [facts.listingFirm, facts.attributionContact].filter(Boolean).join(', '),
    ],
  ];
}

/** The rows of a comparison. Only known values can differ. */
export function comparedRows(
  homes: readonly ComparedHome[],
  terms: PaymentTerms | null,
): ComparedRow[] {
  return rowsFor(terms).map(([label, say]) => {
    const values = homes.map((home) => say(home) || UNKNOWN);
    const known = new Set(values.filter((value) => value !== UNKNOWN));
    return { label, values, differs: known.size > 1 && label !== 'Listed by' };
  });
}

function monthlyText(facts: ListingDetailFacts, terms: PaymentTerms | null): string | null {
  const { listPriceCents: priceCents, county, associationMonthlyCents } = facts;
  if (priceCents === null || !terms) return null;
  const { totalCents } = monthlyCost({ priceCents, county, associationMonthlyCents }, terms);
  return moneyText(Math.round(totalCents / 100) * 100);
}

/** "$45 monthly" (decision 11: with their frequency), "None" where the feed says so. */
function duesText({
  AssociationYN: hasAssociation,
  AssociationFee: fee,
  AssociationFeeFrequency: often,
}: WireDetail): string | null {
  const cents = fee === null ? null : centsFromDollars(fee);
  if (cents) return `${moneyText(cents)}${often ? ` ${often.toLowerCase()}` : ''}`;
  return hasAssociation === false || cents === 0 ? 'None' : null;
}
