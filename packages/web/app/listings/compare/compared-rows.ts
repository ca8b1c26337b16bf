import {
  listingLabel,
  monthlyCost,
  type PaymentTerms,
  statusLabels,
  type WireDetail,
} from '@homestead/contract/listings';
import { centsFromDollars } from '@homestead/contract/platform';
import { decimalText, groupedText, moneyText, UNKNOWN } from '#platform';
import { bathsText } from '../listing/baths-text.ts';
import type { ListingDetailFacts } from '../listing/listing.ts';
import { compareMessages } from '../messages/compare.ts';

/** One fact of all compared homes, side by side; unknown is '–'. */
export interface ComparedRow {
  label: string;
  values: string[];
  /** Whether the known values are not all the same. */
  differs: boolean;
}

/** A compared home: what its page shows, and the record with the rest. */
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
    [compareMessages.price(), ({ facts }) => money(facts.listPriceCents)],
    [compareMessages.monthlyCost(), ({ facts }) => monthlyText(facts, terms)],
    [compareMessages.pricePerSquareFoot(), ({ facts }) => money(facts.pricePerSquareFootCents)],
    [
      compareMessages.status(),
      ({ facts }) => facts.status && listingLabel(statusLabels[facts.status]),
    ],
    [compareMessages.beds(), ({ facts }) => count(facts.beds)],
    [compareMessages.baths(), ({ facts }) => bathsText(facts) ?? count(facts.bathsTotal)],
    [compareMessages.squareFeet(), ({ facts }) => count(facts.livingArea)],
    [
      compareMessages.lot(),
      ({ facts: { lotSizeAcres: lot } }) => (lot === null ? null : acresText(lot)),
    ],
    [
      compareMessages.yearBuilt(),
      ({ facts }) => (facts.yearBuilt === null ? null : String(facts.yearBuilt)),
    ],
    [compareMessages.garageSpaces(), ({ facts }) => count(facts.garageSpaces)],
    [compareMessages.dues(), ({ wire }) => duesText(wire)],
    [compareMessages.daysOnMarket(), ({ facts }) => count(facts.daysOnMarket)],
    [compareMessages.elementarySchool(), ({ wire }) => wire.ElementarySchool],
    [compareMessages.middleSchool(), ({ wire }) => wire.MiddleOrJuniorSchool],
    [compareMessages.highSchool(), ({ wire }) => wire.HighSchool],
    [compareMessages.schoolDistrict(), ({ wire }) => wire.HighSchoolDistrict],
    [compareMessages.type(), ({ facts }) => facts.subtype ?? facts.propertyType],
    [compareMessages.neighborhood(), ({ facts }) => facts.subdivision],
    [
      compareMessages.listedBy(),
      ({ facts }) => [facts.listingFirm, facts.attributionContact].filter(Boolean).join(', '),
    ],
  ];
}

const acresText = (acres: number) =>
  compareMessages.acres({ acres: decimalText(acres), count: acres });

/** The rows of a comparison. Only known values can differ. */
export function comparedRows(
  homes: readonly ComparedHome[],
  terms: PaymentTerms | null,
): ComparedRow[] {
  return rowsFor(terms).map(([label, say]) => {
    const values = homes.map((home) => say(home) || UNKNOWN);
    const known = new Set(values.filter((value) => value !== UNKNOWN));
    return { label, values, differs: known.size > 1 && label !== compareMessages.listedBy() };
  });
}

function monthlyText(facts: ListingDetailFacts, terms: PaymentTerms | null): string | null {
  const { listPriceCents: priceCents, county, associationMonthlyCents, recentTax } = facts;
  if (priceCents === null || !terms) return null;
  const { totalCents } = monthlyCost(
    { priceCents, county, associationMonthlyCents, taxYearCents: recentTax?.cents },
    terms,
  );
  return moneyText(Math.round(totalCents / 100) * 100);
}

/** "$45 monthly" (R-11: with their frequency), "None" where the feed says so. */
function duesText({
  AssociationYN: hasAssociation,
  AssociationFee: fee,
  AssociationFeeFrequency: often,
}: WireDetail): string | null {
  const cents = fee === null ? null : centsFromDollars(fee);
  if (cents) {
    const amount = moneyText(cents);
    if (!often) return amount;
    return compareMessages.duesEach({ amount, frequency: often.toLowerCase() });
  }
  return hasAssociation === false || cents === 0 ? compareMessages.noDues() : null;
}
