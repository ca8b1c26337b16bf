import type { PaymentTerms } from '@homestead/contract/listings';
import { wantPhotosOf } from '#feed';
import type { Queryable, Services, Settings } from '#platform';
import { ListingCaches } from './listing-caches.ts';
import { CommuteStep } from './search/commute-step.ts';
import { SuggestionSource } from './suggestions/suggestion-source.ts';

/** What the read calls of this room work with. */
export interface ListingDeps {
  db: Queryable;
  site: Pick<Settings, 'publicUrl'>;
  caches: ListingCaches;
  /** Names of the brokerage's offices in the MLS, in lower case. */
  offices: readonly string[];
  suggestions: SuggestionSource;
  commutes: CommuteStep;
  /** The terms for estimating monthly costs. */
  terms: PaymentTerms;
  /** A visitor is viewing this home: its photos are copied first. */
  wantPhotos(listingId: number): void;
}

const opened = new WeakMap<Services, ListingDeps>();

/** The listings room's own services, created once. */
export function openListings(services: Services): ListingDeps {
  const known = opened.get(services);
  if (known) return known;
  const deps: ListingDeps = {
    db: services.db,
    site: services.settings,
    caches: new ListingCaches(services.db, {
      isOn: services.settings.CACHES,
      connections: services.settings.DATABASE_POOL,
    }),
    offices: services.settings.offices,
    suggestions: new SuggestionSource(),
    commutes: new CommuteStep(),
    terms: services.settings.estimator,
    wantPhotos: (listingId) => wantPhotosOf(services, listingId),
  };
  opened.set(services, deps);
  return deps;
}
