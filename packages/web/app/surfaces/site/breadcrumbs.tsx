import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';

/** The way back from a page, the farthest first. */
export function Breadcrumbs({ crumbs }: { crumbs: { name: string; href: string }[] }) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.crumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
