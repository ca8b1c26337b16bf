import type { Estimate, EstimateInput } from '@homestead/contract/listings';
import { moneyText } from '#platform';
import { Donut } from './donut.tsx';

/** The payment of a month: a ring of its parts, and the parts in words. */
export function MonthlyPayment({ estimate }: { estimate: Estimate | null }) {
  if (!estimate) {
    return <p role="status">Enter a home price and a loan term above zero to see the payment.</p>;
  }
  const parts = [
    ['loan', 'Principal and interest', estimate.principalInterestCents],
    ['tax', 'Property tax', estimate.taxCents],
    ['insurance', 'Home insurance', estimate.insuranceCents],
    ['association', 'HOA fees', estimate.associationCents],
    ['mortgage-insurance', 'Mortgage insurance', estimate.mortgageInsuranceCents],
  ] as const;
  const counted = parts.filter(([key, , cents]) => cents > 0 || key === 'loan');
  const total = moneyText(estimate.totalCents);
  return (
    <div>
      <Donut parts={counted.map(([key, , cents]) => ({ key, cents }))} total={total} />
      <p className="unseen" role="status">
        {total} a month
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

/** What has to be paid when the home changes hands. */
export function DueAtClose({ estimate, input }: { estimate: Estimate; input: EstimateInput }) {
  return (
    <div data-sum="due">
      <h3>Total due</h3>
      <p>
        <strong>{moneyText(estimate.dueAtCloseCents)}</strong> due at close
      </p>
      <ul>
        <li>
          {input.downPercent}% down, {moneyText(estimate.downCents)}
        </li>
        <li>
          {input.closingCostsPercent}% closing costs, {moneyText(estimate.closingCostsCents)}
        </li>
        {input.veteran !== null && (
          <li>
            No mortgage insurance; VA funding fee of {moneyText(estimate.fundingFeeCents)}, added to
            the loan
          </li>
        )}
      </ul>
    </div>
  );
}
