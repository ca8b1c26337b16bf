import { Link } from 'react-router';
import { Icon } from '#design';
import styles from './pager.module.css';
import type { Search } from './search.ts';
import { searchHref } from './search-address.ts';

interface PagerProps {
  search: Search;
  showing: string;
  next: string | null;
  previous: string | null;
  isLast: boolean;
}

/** Previous and Next by cursor, so that pages stay whole while homes come and go. */
export function Pager({ search, showing, next, previous, isLast }: PagerProps) {
  const { filter, sort, page } = search;
  const nextHref = isLast
    ? null
    : searchHref({ filter, sort, page: page + 1, ...(next && { after: next }) });
  const hasCursorBack = page > 2 && previous;
  const previousHref =
    page > 1
      ? searchHref({ filter, sort, page: page - 1, ...(hasCursorBack && { before: previous }) })
      : null;
  return (
    <nav className={styles.pager} aria-label="Result pages">
      <PageLink href={previousHref} rel="prev">
        <Icon name="left" />
        Previous
      </PageLink>
      <p className="tabular">{showing}</p>
      <PageLink href={nextHref} rel="next">
        Next
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
