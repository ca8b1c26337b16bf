import { Link } from 'react-router';
import styles from './dashboard.module.css';

/** Figures with their names; those with a list of their rows link to it. */
export function Figures({
  figures,
}: {
  figures: readonly { label: string; value: string; to?: string }[];
}) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, to }) => (
        <div key={label}>
          <dt className="quiet">{label}</dt>
          <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
