import { buyerLines, type OfferSheetPart, offerLabel } from '@homestead/contract/transactions';
import { formatDollars } from '../format-dollars.ts';
import { offerSheetMessages } from '../messages/offer-sheet.ts';
import type { OfferSummary } from '../offers/summarize-offer.ts';
import { dayInWords, money } from './sheet-words.ts';

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
    ...(isAssumed ? [quiet(offerSheetMessages.assumed())] : []),
    quiet(offerSheetMessages.estimatesAsOf({ day: dayInWords(asOf) })),
  ];
}
