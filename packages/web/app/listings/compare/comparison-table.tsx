import { Link } from 'react-router';
import { Icon } from '#design';
import { Photo } from '../listing/photo.tsx';
import { compareMessages } from '../messages/compare.ts';
import styles from './comparison-table.module.css';
import type { Comparison } from './find-comparison.ts';

const markWords = { best: compareMessages.best, worst: compareMessages.worst };

/**
 * Homes side by side: facts are rows, homes are columns. If they don't fit, the table scrolls in
 * its own region, home by home, and its head stays in view. On a phone each fact's name is a line
 * above its values. The better and the worse values are marked by a sign and a word.
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
            <tr key={row.label}>
              <th scope="row">
                <span>{row.label}</span>
              </th>
              {row.values.map((value, at) => (
                <td key={columns[at]?.mlsNumber} data-mark={row.marks[at] ?? undefined}>
                  {value}
                  {row.marks[at] && (
                    <span className={styles.mark} title={markWords[row.marks[at]]()}>
                      <span aria-hidden>{row.marks[at] === 'best' ? '✓' : '▾'}</span>
                      <span className="unseen">{markWords[row.marks[at]]()}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
