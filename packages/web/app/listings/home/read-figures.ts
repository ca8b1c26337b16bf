import { monthlyCost, type PaymentTerms } from '@homestead/contract/listings';
import { countText, dateText, groupedText, moneyText } from '#platform';
import type { ListingDetailFacts } from '../listing.ts';
import type { PriceComparison } from './home-client.ts';

/** What an empty value of these figures reads (decision 15). */
const EMPTY = 'NA';

/** A figure to weigh a home by: what it is, the figure, how it comes about. */
export type HomeFigure = readonly [label: string, value: string, more?: string | null];

interface FigureSources {
  comparison: PriceComparison | null;
  interest: { days: number; views: number; saves: number } | null;
  terms: PaymentTerms | null;
}

/** Monthly cost, price per square foot beside its ZIP's, days on the market, views and saves. */
export function readFigures(listing: ListingDetailFacts, from: FigureSources): HomeFigure[] {
  const { daysOnMarket, onMarketOn, listPriceCents, status } = listing;
  const isForSale = status !== 'Closed' && listPriceCents !== null;
  return [
    ...(isForSale && from.terms ? [monthlyFigure(listing, from.terms)] : []),
    ...(from.comparison ? [comparisonFigure(from.comparison)] : []),
    [
      'On the market',
      daysOnMarket === null ? EMPTY : countText(daysOnMarket, 'day'),
      onMarketOn && `Since ${dateText(onMarketOn)}`,
    ],
    ...(from.interest ? [interestFigure(from.interest)] : []),
  ];
}

function monthlyFigure(listing: ListingDetailFacts, terms: PaymentTerms): HomeFigure {
  const { listPriceCents, county, associationMonthlyCents } = listing;
  const { totalCents } = monthlyCost(
    { priceCents: listPriceCents ?? 0, county, associationMonthlyCents },
    terms,
  );
  const also = associationMonthlyCents ? 'taxes, insurance and HOA dues' : 'taxes and insurance';
  return [
    'Monthly cost',
    `About ${wholeDollars(totalCents)}`,
    `${terms.downPercent}% down, ${terms.ratePercent}% over ${terms.years} years, with ${also}`,
  ];
}

/** The median is NA below a handful of homes (and where no comparison may be made). */
function comparisonFigure({ zip, homeCents, medianCents, homes }: PriceComparison): HomeFigure {
  const value = homeCents === null ? EMPTY : wholeDollars(homeCents);
  if (zip === null) return ['Price per sq ft', value];
  if (medianCents === null)
    return ['Price per sq ft', value, `Median of ${zip}: ${EMPTY} (${countText(homes, 'home')})`];
  const median = `the median of ${wholeDollars(medianCents)} of ${groupedText(homes)} homes in ${zip}`;
  if (homeCents === null) return ['Price per sq ft', value, sentence(median)];
  const percent = Math.round((homeCents / medianCents - 1) * 100);
  const side = percent === 0 ? 'At' : `${Math.abs(percent)}% ${percent < 0 ? 'below' : 'above'}`;
  return ['Price per sq ft', value, `${side} ${median}`];
}

function interestFigure({ days, views, saves }: { days: number; views: number; saves: number }) {
  return [
    'Interest',
    countText(views, 'view'),
    `In ${days} days; ${saves === 0 ? 'nobody has' : `${countText(saves, 'person has', 'people have')}`} saved it`,
  ] as const;
}

function wholeDollars(cents: number): string {
  return moneyText(Math.round(cents / 100) * 100);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
