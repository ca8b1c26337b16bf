import { instantDateText, moneyText, UNKNOWN } from '#platform';
import type { HistoryEntry } from './listing.ts';
import styles from './price-history.module.css';

/** What happened to price and status since we know the home, newest first. */
export function PriceHistory({ history }: { history: HistoryEntry[] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className={styles.history}>
      <h2 id="history">Price and status history</h2>
      <div className={styles.frame}>
        <table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Event</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {history.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two events may fall on one instant
              <tr key={index}>
                <td>{instantDateText(entry.happenedAt)}</td>
                <td>{entry.what}</td>
                <td className="tabular">
                  {entry.priceCents === null ? UNKNOWN : moneyText(entry.priceCents)}
                  <PriceChange entry={entry} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PriceChange({ entry }: { entry: HistoryEntry }) {
  const { priceCents, previousPriceCents } = entry;
  if (priceCents === null || !previousPriceCents || priceCents === previousPriceCents) return null;
  const percent = Math.round((priceCents / previousPriceCents - 1) * 1000) / 10;
  return (
    <span className={styles.change}>
      {percent < 0 ? '↓' : '↑'} {Math.abs(percent)}%
      <span className="unseen"> {percent < 0 ? 'lower than before' : 'higher than before'}</span>
    </span>
  );
}
