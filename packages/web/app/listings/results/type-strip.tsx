import { type ListingKind, listingKinds } from '@homestead/contract/feed';
import { kindLabels, listingLabel } from '@homestead/contract/listings';
import { Link } from 'react-router';
import { Icon } from '#design';
import { SEARCH_PATH } from '../listing/listing-address.ts';
import { resultsMessages } from '../messages/results.ts';
import type { SearchLinks } from './search-links.ts';
import styles from './type-strip.module.css';

interface TypeStripProps {
  current: ListingKind | undefined;
  links: SearchLinks;
}

/** Links to kinds of homes. A kind resets subtypes and features; Any clears the kind. */
export function TypeStrip({ current, links }: TypeStripProps) {
  return (
    <nav className="on-card line-below no-print" aria-label={resultsMessages.propertyTypes()}>
      <ul className={styles.list}>
        {[undefined, ...listingKinds].map((kind) => (
          <li key={kind ?? 'any'}>
            <Link
              to={kindHref(kind, links.withoutKind)}
              className={styles.link}
              aria-current={kind === current ? 'true' : undefined}
            >
              <Icon name={kind ?? 'any'} size={24} />
              {kind ? listingLabel(kindLabels[kind].label) : resultsMessages.any()}
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
