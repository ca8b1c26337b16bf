import { rich } from '#platform';
import type { HistoryRow } from '../listing/listing.ts';
import { homeMessages } from '../messages/home.ts';
import styles from './price-history.module.css';

/** Changes of price and status since the home first appeared in the feed, newest first. */
export function PriceHistory({ history }: { history: HistoryRow[] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 className="text-22" id="history">
        {homeMessages.history()}
      </h2>
      <div className={styles.frame}>
        <table className="table">
          <thead>
            <tr>
              {[homeMessages.date(), homeMessages.event(), homeMessages.price()].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {history.map(({ date, what, price, change }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two events may fall on one instant
              <tr key={index}>
                <td>{date}</td>
                <td>{what}</td>
                <td className="tabular">
                  {price}
                  {change && (
                    <span className={styles.change}>
                      {rich(
                        (change.isLower ? homeMessages.lowerBy : homeMessages.higherBy)({
                          percent: change.percent,
                          unseen: (text) => <span className="unseen">{text}</span>,
                        }),
                      )}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
