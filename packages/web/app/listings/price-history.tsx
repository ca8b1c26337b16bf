import type { HistoryRow } from './listing.ts';
import styles from './price-history.module.css';

/** What happened to price and status since we know the home, newest first. */
export function PriceHistory({ history }: { history: HistoryRow[] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className={styles.history}>
      <h2 id="history">Price and status history</h2>
      <div className={styles.frame}>
        <table>
          <thead>
            <tr>
              {['Date', 'Event', 'Price'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {history.map(({ date, what, price, change, changeTold }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two events may fall on one instant
              <tr key={index}>
                <td>{date}</td>
                <td>{what}</td>
                <td className="tabular">
                  {price}
                  {change && (
                    <span className={styles.change}>
                      {change}
                      <span className="unseen"> {changeTold}</span>
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
