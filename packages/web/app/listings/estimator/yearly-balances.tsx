import { payOff } from '@homestead/contract/listings';
import { moneyText } from '#platform';

interface YearlyBalancesProps {
  loanCents: number;
  ratePercent: string;
  years: number;
}

/** What is paid and what is left of the loan, year by year, to the cent. */
export function YearlyBalances({ loanCents, ratePercent, years }: YearlyBalancesProps) {
  const { years: rows, lastPaymentCents } = payOff(loanCents, ratePercent, years);
  return (
    <details>
      <summary>Balance by year</summary>
      <section
        aria-label="Balance by year"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Principal</th>
              <th scope="col">Interest</th>
              <th scope="col">Balance</th>
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
      <p>The last payment is {moneyText(lastPaymentCents)}.</p>
    </details>
  );
}
