import type { PaymentTerms } from '@homestead/contract/listings';
import { omahaDate } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import type { ListingCaches } from './caches/listing-caches.ts';
import type { Commutes } from './outside/commute/commutes.ts';
import type { SuggestionSource } from './suggestions/suggestion-source.ts';

/** What the read calls of this room work with. */
export interface Reading {
  db: Queryable;
  caches: ListingCaches;
  suggestions: SuggestionSource;
  /** Travel times to addresses that people keep. */
  commutes: Commutes;
  /** By which monthly costs are estimated. */
  terms: PaymentTerms;
  /** Somebody looks at this home: its photos are to be copied first. */
  wantPhotos(listingId: number): void;
}

/** The moment an answer is for: the instant and its date in Omaha (YYYY-MM-DD). */
export interface Moment {
  now: Date;
  today: string;
}

/** This moment. */
export function thisMoment(): Moment {
  const now = new Date();
  return { now, today: omahaDate(now) };
}
