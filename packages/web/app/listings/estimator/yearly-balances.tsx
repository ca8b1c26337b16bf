import { payOff } from '@homestead/contract/listings';
import { moneyText } from '#platform';
import { estimatorMessages } from '../messages/estimator.ts';

interface YearlyBalancesProps {
  loanCents: number;
  ratePercent: string;
  years: number;
}

/** What is paid on the loan and what is left of it, by year, to the cent. */
export function YearlyBalances({ loanCents, ratePercent, years }: YearlyBalancesProps) {
  const { years: rows, lastPaymentCents } = payOff(loanCents, ratePercent, years);
  return (
    <details>
      <summary>{estimatorMessages.balanceByYear()}</summary>
      <section
        aria-label={estimatorMessages.balanceByYear()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{estimatorMessages.year()}</th>
              <th scope="col">{estimatorMessages.principal()}</th>
              <th scope="col">{estimatorMessages.interest()}</th>
              <th scope="col">{estimatorMessages.balance()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ year, principalCents, interestCents, balanceCents }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{moneyText(principalCents)}</td>
                <td>{moneyText(interestCents)}</td>
                <td>{moneyText(balanceCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>{estimatorMessages.lastPayment({ amount: moneyText(lastPaymentCents) })}</p>
    </details>
  );
}
