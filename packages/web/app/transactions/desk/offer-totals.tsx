import { offerPhases, type WireOfferFacts } from '@homestead/contract/transactions';
import { Link, useSearchParams } from 'react-router';
import { DeskPanel } from '#desk';
import { moneyText, monthText } from '#platform';
import { offerViewMessages } from './messages/offer-views.ts';
import { hrefWith } from './offer-address.ts';
import styles from './offer-totals.module.css';

/** How many offers are in each phase, with the sum of the prices that are known. */
export function OfferTotals({ totals }: Pick<WireOfferFacts, 'totals'>) {
  const [params] = useSearchParams();
  const asked = params.get('phase');
  return (
    <ul className={styles.totals} aria-label={offerViewMessages.totals()}>
      {totals.map(({ phase, ...sum }) => (
        <li key={phase} className="panel" data-phase={phase}>
          <Link
            to={hrefWith(params, { phase: phase === asked ? null : phase, state: null })}
            aria-current={phase === asked ? 'true' : undefined}
          >
            {offerPhases[phase]}
          </Link>
          <strong>{sum.count}</strong>
          <span className="quiet">{sumText(sum)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Deals that close in the next months; a month leads to its deals. */
export function ExpectedClosings({ closings }: Pick<WireOfferFacts, 'closings'>) {
  const [params] = useSearchParams();
  return (
    <DeskPanel title={offerViewMessages.closings()}>
      <p className="quiet">{offerViewMessages.closingsHelp()}</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{offerViewMessages.month()}</th>
            <th scope="col">{offerViewMessages.deals()}</th>
            <th scope="col">{offerViewMessages.volume()}</th>
          </tr>
        </thead>
        <tbody>
          {closings.map(({ month, ...sum }) => (
            <tr key={month}>
              <th scope="row">
                <Link
                  className={styles.month}
                  to={hrefWith(params, { closing: month, phase: 'contract', state: null })}
                >
                  {monthText(month)}
                </Link>
              </th>
              <td>{sum.count}</td>
              <td>{sumText(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DeskPanel>
  );
}

/** The sum of what is known, and how many prices aren't: unknown is never $0. */
function sumText({
  count,
  knownCents,
  unknown,
}: Omit<WireOfferFacts['closings'][number], 'month'>) {
  return [
    (count === 0 || count > unknown) && moneyText(knownCents),
    unknown > 0 && offerViewMessages.unpriced({ count: unknown }),
  ]
    .filter(Boolean)
    .join(', ');
}
