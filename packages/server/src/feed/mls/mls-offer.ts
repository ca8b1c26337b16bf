import type { MlsVendor } from '@homestead/contract/platform';
import type { MlsResource } from './read-metadata.ts';

/** What belongs to a listing but may be a resource of its own. */
export const childKinds = ['media', 'openHouses', 'rooms', 'units'] as const;
export type ChildKind = (typeof childKinds)[number];

/** How the children of one kind come: with their listings, on their own, or not at all. */
export interface ChildOffer {
  /** What to name in `$expand`; null when it must be read on its own. */
  expand: string | null;
  /** Its own resource; null when there is none, or it can't be filtered by listing. */
  resource: { name: string; key: string; owner: string } | null;
}

/**
 * How listings are found by their keys: the field, and the form of the filter. `none`: they can't
 * be asked for one by one.
 */
export interface KeyFilter {
  field: 'ListingKey' | 'ListingId';
  form: 'in' | 'or' | 'entity' | 'none';
}

/** What an MLS offers, by its `$metadata` and by trial requests. */
export interface MlsOffer {
  vendor: MlsVendor;
  /** Null when `$metadata` can't be read; then everything is found out by trying. */
  resources: MlsResource[] | null;
  /** Why `$metadata` can't be read. */
  metadataProblem: string | null;
  children: Record<ChildKind, ChildOffer>;
  /** `$count=true` is answered. */
  canCount: boolean;
  /** `$orderby` is allowed. */
  canOrder: boolean;
  /** Listings can be filtered by PhotosChangeTimestamp. */
  canFilterPhotoChanges: boolean;
  keyFilter: KeyFilter;
}

/** The fields of a resource; null when the MLS doesn't say. */
export function fieldsOf(
  offer: Pick<MlsOffer, 'resources'>,
  resource: string,
): readonly string[] | null {
  return offer.resources?.find(({ name }) => name === resource)?.fields ?? null;
}

/** Whether a resource exists, as far as the MLS says. */
export function mayHave(offer: Pick<MlsOffer, 'resources'>, resource: string): boolean {
  return offer.resources === null || offer.resources.some(({ name }) => name === resource);
}
