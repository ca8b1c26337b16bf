import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';
import { frameMessages } from './messages/frame.ts';

/** Breadcrumbs, from the top level down. */
export function Breadcrumbs({ crumbs }: { crumbs: { name: string; href: string }[] }) {
  return (
    <nav aria-label={frameMessages.breadcrumbs()} className="no-print">
      <ol className={styles.list}>
        {crumbs.map(({ name, href }) => (
          <li className="row" key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
