import { type ListingKind, listingKinds } from '@homestead/contract/listings';
import { Link } from 'react-router';
import { Icon } from '#design';
import type { Search } from './search.ts';
import { filterHref } from './search-address.ts';
import { kindLabel } from './search-words.ts';
import styles from './type-strip.module.css';

/** Kinds of homes as links (spec 1 section 2); choosing one resets types and features, Any clears it. */
export function TypeStrip({ search }: { search: Search }) {
  const current = search.filter.kind;
  return (
    <nav className={styles.strip} aria-label="Property types">
      <ul className={styles.list}>
        <li>
          <KindLink search={search} kind={undefined} isCurrent={!current} />
        </li>
        {listingKinds.map((kind) => (
          <li key={kind}>
            <KindLink search={search} kind={kind} isCurrent={kind === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface KindLinkProps {
  search: Search;
  kind: ListingKind | undefined;
  isCurrent: boolean;
}

function KindLink({ search, kind, isCurrent }: KindLinkProps) {
  const filter = { ...search.filter, kind, subtypes: undefined, features: undefined };
  return (
    <Link
      to={filterHref(filter, search.sort)}
      className={styles.link}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <Icon name={kind ?? 'any'} size={24} />
      {kind ? kindLabel(kind) : 'Any'}
    </Link>
  );
}
