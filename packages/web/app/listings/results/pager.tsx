import { Link } from 'react-router';
import { Icon } from '#design';
import styles from './pager.module.css';
import type { SearchLinks } from './search-links.ts';

interface PagerProps {
  links: SearchLinks;
  /** "Showing 1 - 20", between the two links; without it the pager is a small one of arrows. */
  showing?: string;
}

/** Previous and Next by cursor, so that pages stay whole while homes come and go. */
export function Pager({ links, showing }: PagerProps) {
  return (
    <nav
      className={showing ? styles.pager : styles.arrows}
      aria-label={showing ? 'Result pages' : 'Result pages, top'}
    >
      <PageLink href={links.previous} rel="prev">
        <Icon name="left" />
        <span>Previous</span>
      </PageLink>
      {showing && <p className="tabular quiet">{showing}</p>}
      <PageLink href={links.next} rel="next">
        <span>Next</span>
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
