import { kindLabels, type ListingKind, listingKinds } from '@homestead/contract/listings';
import { Link } from 'react-router';
import { Icon } from '#design';
import { SEARCH_PATH } from './listing-address.ts';
import type { SearchLinks } from './search-links.ts';
import styles from './type-strip.module.css';

interface TypeStripProps {
  current: ListingKind | undefined;
  links: SearchLinks;
}

/** Kinds of homes as links (spec 1 section 2); choosing one resets types and features, Any clears it. */
export function TypeStrip({ current, links }: TypeStripProps) {
  return (
    <nav className={styles.strip} aria-label="Property types">
      <ul className={styles.list}>
        {[undefined, ...listingKinds].map((kind) => (
          <li key={kind ?? 'any'}>
            <Link
              to={kindHref(kind, links.withoutKind)}
              className={styles.link}
              aria-current={kind === current ? 'true' : undefined}
            >
              <Icon name={kind ?? 'any'} size={24} />
              {kind ? kindLabels[kind].label : 'Any'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function kindHref(kind: ListingKind | undefined, rest: string): string {
  const query = [kind && `type=${kind}`, rest].filter(Boolean).join('&');
  return query ? `${SEARCH_PATH}?${query}` : SEARCH_PATH;
}
