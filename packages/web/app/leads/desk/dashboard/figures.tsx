import { Link } from 'react-router';
import styles from './dashboard.module.css';

export interface Figure {
  label: string;
  value: string;
  /** The list of its rows. */
  to?: string;
  /** Something went wrong, which is marked. */
  isLate?: boolean;
}

/** Figures with their names; those with a list of their rows link to it. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, to, isLate }) => (
        <div key={label} data-late={isLate || undefined}>
          <dt className="quiet">{label}</dt>
          <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
