import type { Queryable, Settings } from '#platform';
import { type ChildKind, childKinds, type MlsOffer, mayHave } from '../mls/mls-offer.ts';
import { findOffer } from '../mls/offer-store.ts';
import { selectResources } from '../mls/resource-store.ts';

/** A resource of the MLS, how we use it, and how reading it went. */
interface FeedResource {
  name: string;
  /** The listings themselves, expanded with them, read on its own, or not offered. */
  use: 'listings' | 'expanded' | 'own' | 'absent';
  readAt: Date | null;
  failedAt: Date | null;
  /** Why it couldn't be read; null once it was read again. */
  problem: string | null;
}

/** What the MLS offers and what we use of it. */
export interface FeedOffer {
  vendor: MlsOffer['vendor'];
  readAt: Date;
  metadataProblem: string | null;
  canCount: boolean;
  canOrder: boolean;
  keyFilter: MlsOffer['keyFilter'];
  /** The most listings a page has; null where the page size is ours. */
  pageCap: number | null;
  resources: FeedResource[];
}

const usualNames: Record<ChildKind, string> = {
  media: 'Media',
  openHouses: 'OpenHouse',
  rooms: 'PropertyRooms',
  units: 'PropertyUnitTypes',
};

/** What is known of the MLS of the settings; null before it was first asked. */
export async function describeOffer(
  db: Queryable,
  { MLS_URL: source }: Pick<Settings, 'MLS_URL'>,
): Promise<FeedOffer | null> {
  const known = source === undefined ? null : await findOffer(db, source);
  if (source === undefined || known === null) return null;
  const rows = await selectResources(db, source);
  const resourceOf = (name: string, use: FeedResource['use']): FeedResource => {
    const row = rows.find(({ resource }) => resource === name);
    return {
      name,
      use,
      readAt: row?.read_at ?? null,
      failedAt: row?.failed_at ?? null,
      problem: row?.problem ?? null,
    };
  };
  const { offer } = known;
  const listings = resourceOf('Property', 'listings');
  const children = childKinds.map((kind) => {
    const { expand, resource } = offer.children[kind];
    if (expand === null) {
      return resourceOf(resource?.name ?? usualNames[kind], resource ? 'own' : 'absent');
    }
    const own = resourceOf(expand, 'expanded');
    return { ...own, readAt: listings.readAt };
  });
  return {
    vendor: offer.vendor,
    readAt: known.readAt,
    metadataProblem: offer.metadataProblem,
    canCount: offer.canCount,
    canOrder: offer.canOrder,
    keyFilter: offer.keyFilter,
    pageCap: known.pageCaps.Property ?? null,
    resources: [
      listings,
      ...children,
      resourceOf('Lookup', mayHave(offer, 'Lookup') ? 'own' : 'absent'),
    ],
  };
}
