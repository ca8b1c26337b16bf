import {
  type Estimate,
  type EstimateInput,
  fhaInsuredYears,
  leastFhaDown,
  percentUnits,
} from '@homestead/contract/listings';
import { moneyText, rich } from '#platform';
import { estimatorMessages } from '../messages/estimator.ts';
import { Donut } from './donut.tsx';

/** The monthly payment: a ring of its parts, and a list of them. */
export function MonthlyPayment({ estimate }: { estimate: Estimate | null }) {
  if (!estimate) {
    return <p role="status">{estimatorMessages.enterPriceAndTerm()}</p>;
  }
  const parts = [
    ['loan', estimatorMessages.principalAndInterest(), estimate.principalInterestCents],
    ['tax', estimatorMessages.propertyTax(), estimate.taxCents],
    ['insurance', estimatorMessages.homeInsurance(), estimate.insuranceCents],
    ['association', estimatorMessages.hoaFees(), estimate.associationCents],
    ['mortgage-insurance', estimatorMessages.mortgageInsurance(), estimate.mortgageInsuranceCents],
  ] as const;
  const counted = parts.filter(([key, , cents]) => cents > 0 || key === 'loan');
  const total = moneyText(estimate.totalCents);
  return (
    <div>
      <Donut parts={counted.map(([key, , cents]) => ({ key, cents }))} total={total} />
      <p className="unseen" role="status">
        {estimatorMessages.amountAMonth({ amount: total })}
      </p>
      <dl>
        {counted.map(([key, label, cents]) => (
          <div key={key}>
            <dt>
              <i data-part={key} />
              {label}
            </dt>
            <dd>{moneyText(cents)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What is due at closing. */
export function DueAtClose({
  estimate,
  input,
  fhaLimitCents,
}: {
  estimate: Estimate;
  input: EstimateInput;
  fhaLimitCents: number;
}) {
  const notes = programNotes(estimate, input, fhaLimitCents);
  return (
    <div data-sum="due">
      <h3>{estimatorMessages.totalDue()}</h3>
      <p>
        {rich(
          estimatorMessages.dueAtClose({
            sum: moneyText(estimate.dueAtCloseCents),
            amount: (text) => <strong>{text}</strong>,
          }),
        )}
      </p>
      <ul>
        <li>
          {estimatorMessages.down({
            percent: input.downPercent,
            amount: moneyText(estimate.downCents),
          })}
        </li>
        <li>
          {estimatorMessages.closing({
            percent: input.closingCostsPercent,
            amount: moneyText(estimate.closingCostsCents),
          })}
        </li>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** What the loan program charges, and its rules that the figures break. */
function programNotes(
  { baseLoanCents, upfrontFeeCents }: Estimate,
  { program, downPercent }: EstimateInput,
  fhaLimitCents: number,
): string[] {
  const amount = moneyText(upfrontFeeCents);
  if (program === 'conventional') return [];
  if (program !== 'fha') return [estimatorMessages.fundingFee({ amount })];
  const isTooSmall = percentUnits(downPercent) < percentUnits(leastFhaDown);
  return [
    estimatorMessages.fhaPremium({ amount, years: fhaInsuredYears(downPercent) ?? 0 }),
    ...(isTooSmall ? [estimatorMessages.fhaDownTooSmall({ percent: leastFhaDown })] : []),
    ...(baseLoanCents > fhaLimitCents
      ? [estimatorMessages.fhaLoanTooLarge({ limit: moneyText(fhaLimitCents) })]
      : []),
  ];
}
