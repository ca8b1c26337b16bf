import { monthlyCost, type PaymentTerms } from '@homestead/contract/listings';
import { dateText, wholeMoneyText } from '#platform';
import type { ListingDetailFacts } from '../listing/listing.ts';
import { homeMessages } from '../messages/home.ts';
import { homeFactMessages } from '../messages/home-facts.ts';
import type { PriceComparison } from './home-client.ts';

/** A figure about a home: what it is, the figure, where it comes from. */
export type HomeFigure = readonly [label: string, value: string, more?: string | null];

/** How many people viewed and saved a home in recent days. */
export interface HomeInterest {
  days: number;
  views: number;
  saves: number;
}

interface FigureSources {
  comparison: PriceComparison | null;
  interest: HomeInterest | null;
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
      homeMessages.onMarket(),
      daysOnMarket === null
        ? homeFactMessages.empty()
        : homeFactMessages.days({ count: daysOnMarket }),
      onMarketOn && homeFactMessages.since({ day: dateText(onMarketOn) }),
    ],
    ...(from.interest && isNews(from.interest) ? [interestFigure(from.interest)] : []),
  ];
}

function monthlyFigure(listing: ListingDetailFacts, terms: PaymentTerms): HomeFigure {
  const { listPriceCents, county, associationMonthlyCents, recentTax } = listing;
  const priceCents = listPriceCents ?? 0;
  const { totalCents } = monthlyCost(
    { priceCents, county, associationMonthlyCents, taxYearCents: recentTax?.cents },
    terms,
  );
  const say = associationMonthlyCents ? homeMessages.termsWithDues : homeMessages.terms;
  return [
    homeMessages.monthlyCost(),
    homeMessages.about({ amount: wholeMoneyText(totalCents) }),
    say({ down: terms.downPercent, rate: terms.ratePercent, years: terms.years }),
  ];
}

/** The median is NA for only a few homes, or if no comparison is allowed. */
function comparisonFigure(comparison: PriceComparison): HomeFigure {
  const { zip, zipHomes: homes } = comparison;
  const { pricePerSquareFootCents: homeCents, zipMedianCents: medianCents } = comparison;
  const label = homeMessages.pricePerSquareFoot();
  const value = homeCents === null ? homeFactMessages.empty() : wholeMoneyText(homeCents);
  if (zip === null) return [label, value];
  if (medianCents === null) return [label, value, homeMessages.unknownMedian({ zip, homes })];
  const median = { median: wholeMoneyText(medianCents), homes, zip };
  if (homeCents === null) return [label, value, homeMessages.median(median)];
  const percent = Math.round((homeCents / medianCents - 1) * 100);
  if (percent === 0) return [label, value, homeMessages.atMedian(median)];
  const say = percent < 0 ? homeMessages.belowMedian : homeMessages.aboveMedian;
  return [label, value, say({ ...median, percent: Math.abs(percent) })];
}

/** A few views would only tell that few people look at the home. */
const isNews = ({ views, saves }: HomeInterest) => views >= 5 || saves >= 2;

function interestFigure({ days, views, saves }: HomeInterest) {
  return [
    homeMessages.interest(),
    homeMessages.views({ count: views }),
    homeMessages.saves({ days, saves }),
  ] as const;
}
