import styles from './home-figures.module.css';
import type { HomeFigure } from './read-figures.ts';

/** Figures to weigh a home by, each with how it comes about. */
export function HomeFigures({ figures }: { figures: HomeFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value, more]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
