import {
  bathsCount,
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
  /** The homes with the best and the worst value, where more or less is better. */
  marks: (Mark | null)[];
  /** Whether the known values are not all the same. */
  differs: boolean;
}

type Mark = 'best' | 'worst';

/** A compared home: what its page shows, and the record with the rest. */
export interface ComparedHome {
  facts: ListingDetailFacts;
  wire: WireDetail;
}

/** What a row is ranked by; a lower number is better with `less`. */
interface Rank {
  by: (home: ComparedHome) => number | null;
  better: 'less' | 'more';
}

type Row = [label: string, say: (home: ComparedHome) => string | null, rank?: Rank];

const less = (by: Rank['by']): Rank => ({ by, better: 'less' });
const more = (by: Rank['by']): Rank => ({ by, better: 'more' });

const money = (cents: number | null) => (cents === null ? null : moneyText(cents));
const count = (value: number | null) => (value === null ? null : groupedText(value));

/** What is compared, in the order of its rows. The monthly cost is an estimate by `terms`. */
function rowsFor(terms: PaymentTerms | null): Row[] {
  return [
    [
      compareMessages.price(),
      ({ facts }) => money(facts.listPriceCents),
      less(({ facts }) => facts.listPriceCents),
    ],
    [
      compareMessages.monthlyCost(),
      ({ facts }) => monthlyText(facts, terms),
      less(({ facts }) => monthlyCents(facts, terms)),
    ],
    [
      compareMessages.pricePerSquareFoot(),
      ({ facts }) => money(facts.pricePerSquareFootCents),
      less(({ facts }) => facts.pricePerSquareFootCents),
    ],
    [
      compareMessages.status(),
      ({ facts }) => facts.status && listingLabel(statusLabels[facts.status]),
    ],
    [compareMessages.beds(), ({ facts }) => count(facts.beds), more(({ facts }) => facts.beds)],
    [
      compareMessages.baths(),
      ({ facts }) => bathsText(facts) ?? count(facts.bathsTotal),
      more(({ facts }) => bathsCount(facts) || null),
    ],
    [
      compareMessages.squareFeet(),
      ({ facts }) => count(facts.livingArea),
      more(({ facts }) => facts.livingArea),
    ],
    [
      compareMessages.lot(),
      ({ facts: { lotSizeAcres: lot } }) => (lot === null ? null : acresText(lot)),
      more(({ facts }) => facts.lotSizeAcres),
    ],
    [
      compareMessages.yearBuilt(),
      ({ facts }) => (facts.yearBuilt === null ? null : String(facts.yearBuilt)),
      more(({ facts }) => facts.yearBuilt),
    ],
    [
      compareMessages.garageSpaces(),
      ({ facts }) => count(facts.garageSpaces),
      more(({ facts }) => facts.garageSpaces),
    ],
    [compareMessages.dues(), ({ wire }) => duesText(wire), less(duesCents)],
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
  return rowsFor(terms).map(([label, say, rank]) => {
    const values = homes.map((home) => say(home) || UNKNOWN);
    const known = new Set(values.filter((value) => value !== UNKNOWN));
    const marks = rank ? marksOf(homes.map(rank.by), rank.better) : values.map(() => null);
    return {
      label,
      values,
      marks,
      differs: known.size > 1 && label !== compareMessages.listedBy(),
    };
  });
}

/**
 * The best value is marked if another one is known, the worst if a third one is: between two homes
 * it is the other one.
 */
function marksOf(numbers: readonly (number | null)[], better: Rank['better']): (Mark | null)[] {
  const known = [...new Set(numbers.filter((one) => one !== null))].sort((a, b) => a - b);
  if (better === 'more') known.reverse();
  const [best] = known;
  const worst = known.at(-1);
  return numbers.map((one) => {
    if (one === null || known.length < 2) return null;
    if (one === best) return 'best';
    return one === worst && known.length > 2 ? 'worst' : null;
  });
}

function monthlyCents(facts: ListingDetailFacts, terms: PaymentTerms | null): number | null {
  const { listPriceCents: priceCents, county, associationMonthlyCents, recentTax } = facts;
  if (priceCents === null || !terms) return null;
  const { totalCents } = monthlyCost(
    { priceCents, county, associationMonthlyCents, taxYearCents: recentTax?.cents },
    terms,
  );
  return Math.round(totalCents / 100) * 100;
}

function monthlyText(facts: ListingDetailFacts, terms: PaymentTerms | null): string | null {
  return money(monthlyCents(facts, terms));
}

/** HOA dues for a month; 0 where the feed says that there are none. */
function duesCents({ facts, wire }: ComparedHome): number | null {
  if (wire.AssociationYN === false || wire.AssociationFee === 0) return 0;
  return facts.associationMonthlyCents;
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
