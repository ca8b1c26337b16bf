import { Link } from 'react-router';
import { Icon } from '#design';
import { resultsMessages } from '../messages/results.ts';
import styles from './pager.module.css';
import type { SearchLinks } from './search-links.ts';

interface PagerProps {
  links: SearchLinks;
  /** "Showing 1 - 20", between the two links. */
  showing: string;
}

/** Previous and Next by cursor, so that pages skip no homes while the feed changes. */
export function Pager({ links, showing }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={resultsMessages.pages()}>
      <PageLink href={links.previous} rel="prev">
        <Icon name="left" />
        <span>{resultsMessages.previous()}</span>
      </PageLink>
      <p className="tabular quiet">{showing}</p>
      <PageLink href={links.next} rel="next">
        <span>{resultsMessages.next()}</span>
        <Icon name="right" />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  href: string | null;
  rel: 'prev' | 'next';
  children: React.ReactNode;
}

function PageLink({ href, rel, children }: PageLinkProps) {
  if (href === null) {
    return (
      <button type="button" className="button" disabled>
        {children}
      </button>
    );
  }
  return (
    <Link to={href} rel={rel} className="button">
      {children}
    </Link>
  );
}
