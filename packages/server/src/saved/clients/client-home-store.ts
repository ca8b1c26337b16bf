import { sql } from 'kysely';
import { ownedBy, type Page, type Queryable, type RowOf, selectPage } from '#platform';

type HomeColumns = RowOf<
  'listing',
  | 'mls_number'
  | 'property_subtype'
  | 'standard_status'
  | 'street_address'
  | 'address_shown'
  | 'city'
  | 'state'
  | 'zip'
  | 'list_price_cents'
> & { visibility: 'search' | 'page' | 'none' };

export type ViewedRow = HomeColumns &
  RowOf<'viewed_home', 'price_cents_then' | 'views' | 'first_viewed_at' | 'last_viewed_at'>;

export type FavoriteRow = HomeColumns &
  RowOf<'saved_home', 'price_cents_then'> & { marked_at: Date; is_viewed: boolean };

const homeColumns = sql.raw(
  `l.mls_number, l.property_subtype, l.standard_status, l.street_address, l.address_shown, l.city,
   l.state, l.zip, l.list_price_cents, l.visibility`,
);

interface Asked {
  personId: string;
  page: number;
  pageSize: number;
}

/** One page of the homes on a person's recently viewed, the latest first. */
export function selectViewedHomes(
  db: Queryable,
  { personId, ...page }: Asked,
): Promise<Page<ViewedRow>> {
  return selectPage(db, page, {
    select: sql`${homeColumns}, v.price_cents_then, v.views, v.first_viewed_at, v.last_viewed_at`,
    from: sql`viewed_home v join listing l on l.id = v.listing_id
      where ${ownedBy(personId, 'v.person_id')} and v.hidden_at is null`,
    orderBy: sql`v.last_viewed_at desc, v.listing_id desc`,
  });
}

/** One page of a person's favorites, the latest first. */
export function selectFavorites(
  db: Queryable,
  { personId, ...page }: Asked,
): Promise<Page<FavoriteRow>> {
  return selectPage(db, page, {
    select: sql`${homeColumns}, s.price_cents_then, s.marked_at,
      exists (select 1 from viewed_home v where ${ownedBy(personId, 'v.person_id')}
        and v.listing_id = s.listing_id and v.hidden_at is null) as is_viewed`,
    from: sql`saved_home s join listing l on l.id = s.listing_id
      where ${ownedBy(personId, 's.person_id')} and s.mark = 'favorite'`,
    orderBy: sql`s.marked_at desc, s.listing_id desc`,
  });
}
