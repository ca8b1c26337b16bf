import styles from './home-figures.module.css';
import type { HomeFigure } from './read-figures.ts';

/** Figures about a home, each with where it comes from. */
export function HomeFigures({ figures }: { figures: HomeFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value, more]) => (
        <div className="pad-note on-card" key={label}>
          <dt className="fine-print">{label}</dt>
          <dd className="text-18 bold tabular">
            {value}
            {more && <small className="fine-print regular line-14 block">{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
