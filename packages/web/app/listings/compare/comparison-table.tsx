import { Link } from 'react-router';
import { Icon } from '#design';
import { Photo } from '../listing/photo.tsx';
import { compareMessages } from '../messages/compare.ts';
import styles from './comparison-table.module.css';
import type { Comparison } from './find-comparison.ts';

/**
 * Homes side by side: facts are rows, homes are columns. If it doesn't fit, it scrolls inside its
 * own region and the row names stay in view. Differences are marked by a sign and a word.
 */
export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const { columns, rows } = comparison;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.region} aria-label={compareMessages.table()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map((home) => (
              <th key={home.mlsNumber} scope="col">
                <div className={styles.photo}>
                  <Photo
                    photo={home.photo}
                    sizes="(min-width: 820px) 280px, 220px"
                    alt=""
                    isEarly
                  />
                </div>
                <Link to={home.href} className={styles.home}>
                  {home.street}
                  <span className="quiet regular block">{home.cityLine}</span>
                </Link>
                <Link
                  to={home.removeHref}
                  className="inline-row gap-1 tap-height no-print"
                  aria-label={compareMessages.removeHome({ home: home.street })}
                  preventScrollReset
                >
                  <Icon name="close" size={16} />
                  {compareMessages.remove()}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} data-differs={row.differs || undefined}>
              <th scope="row">
                {row.label}
                {row.differs && (
                  <span className={styles.differs} title={compareMessages.homesDiffer()}>
                    <span aria-hidden>≠</span>
                    <span className="unseen">{compareMessages.differs()}</span>
                  </span>
                )}
              </th>
              {row.values.map((value, at) => (
                <td key={columns[at]?.mlsNumber}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
