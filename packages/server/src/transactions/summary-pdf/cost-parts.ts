import { language } from '@homestead/contract/platform';
import {
  buyerLines,
  type OfferSheetPart,
  offerLabel,
  sellerLines,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { formatDollars } from '../format-dollars.ts';
import { offerSheetMessages } from '../messages/offer-sheet.ts';
import type { OfferSummary } from '../offers/summarize-offer.ts';
import { dayInWords, money } from './sheet-words.ts';

type SellerNet = NonNullable<WireOfferDetails['net']>;
const listInWords = (words: readonly string[]) => new Intl.ListFormat(language()).format(words);
const quiet = (text: string): OfferSheetPart => ({ kind: 'text', text, look: 'quiet' });
const columns = () => [
  { label: offerSheetMessages.item(), share: 3 },
  { label: offerSheetMessages.amount(), share: 1, isAmount: true },
];

/** The cash to close line by line, with what is estimated and what isn't known. */
export function cashPart({ costs }: Pick<OfferSummary, 'costs'>): OfferSheetPart[] {
  if (!costs) return [quiet(offerSheetMessages.noPrice())];
  const { lines, totalCents, isComplete } = costs;
  const total = isComplete ? offerSheetMessages.total() : offerSheetMessages.knownTotal();
  return [
    {
      ...{ kind: 'table', columns: columns(), total: [total, formatDollars(totalCents)] },
      rows: lines.map(({ key, cents, isAssumed }) => {
        const label = offerLabel(buyerLines[key]);
        return [isAssumed ? offerSheetMessages.estimated({ label }) : label, money(cents)];
      }),
    },
    ...(isComplete ? [] : [quiet(offerSheetMessages.incomplete())]),
  ];
}

/** In place of amounts, which of the terms they follow from are wrong. */
export const heldPart = (wrong: readonly string[]): OfferSheetPart =>
  quiet(offerSheetMessages.notShown({ fields: listInWords(wrong.map(offerLabel)) }));

/** What is left for the seller line by line, with what is estimated and what isn't known. */
export function netPart({ lines, totalCents, isComplete }: SellerNet): OfferSheetPart[] {
  const total = isComplete ? offerSheetMessages.net() : offerSheetMessages.netAtMost();
  return [
    {
      ...{ kind: 'table', columns: columns(), total: [total, formatDollars(totalCents)] },
      rows: lines.map(({ key, cents, isAssumed }) => {
        const label = offerLabel(sellerLines[key]);
        return [isAssumed ? offerSheetMessages.estimated({ label }) : label, money(cents)];
      }),
    },
  ];
}

/** The monthly cost, with what it assumes and when that was so. */
export function monthPart({ costs }: Pick<OfferSummary, 'costs'>): OfferSheetPart[] {
  if (!costs) return [quiet(offerSheetMessages.noPrice())];
  const { month, isCash, ratePercent, years, asOf } = costs;
  const rows: [string, number][] = [
    [offerSheetMessages.principalAndInterest(), month.principalInterestCents],
    [offerSheetMessages.mortgageInsurance(), month.mortgageInsuranceCents],
    [offerSheetMessages.tax(), month.taxCents],
    [offerSheetMessages.insurance(), month.insuranceCents],
    [offerSheetMessages.dues(), month.associationCents],
  ];
  const isAssumed = costs.isDownAssumed || costs.isRateAssumed || costs.isTermAssumed;
  return [
    {
      ...{ kind: 'table', columns: columns() },
      // A loan, its insurance and dues that there aren't cost nothing, and aren't named.
      rows: rows
        .filter(([, cents]) => cents > 0)
        .map(([label, cents]) => [label, formatDollars(cents)]),
      total: [offerSheetMessages.monthTotal(), formatDollars(month.totalCents)],
    },
    quiet(
      isCash
        ? offerSheetMessages.noLoan()
        : offerSheetMessages.loan({
            amount: formatDollars(month.loanCents),
            ...{ rate: ratePercent, years },
          }),
    ),
    ...upfrontNotes(costs).map(quiet),
    ...(isAssumed ? [quiet(offerSheetMessages.assumed())] : []),
    quiet(offerSheetMessages.estimatesAsOf({ day: dayInWords(asOf) })),
  ];
}

/** What the loan includes that its program charges up front. */
function upfrontNotes({ month, program }: NonNullable<OfferSummary['costs']>): string[] {
  if (month.upfrontFeeCents === 0) return [];
  const amount = formatDollars(month.upfrontFeeCents);
  return [
    program === 'fha'
      ? offerSheetMessages.upfrontPremium({ amount })
      : offerSheetMessages.fundingFee({ amount }),
  ];
}
