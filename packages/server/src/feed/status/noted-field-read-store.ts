import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';

type NotedFieldRow = RowOf<'dropped_field', 'id' | 'field' | 'value' | 'reason' | 'dropped_at'> &
  RowOf<'listing', 'mls_number'>;

/** Values that were kept with a note, of listings that the MLS still has, newest first. */
export function selectNotedFields(db: Queryable, page: PageRequest): Promise<Page<NotedFieldRow>> {
  return selectPage(db, page, {
    select: sql`d.id, l.mls_number, d.field, d.value, d.reason, d.dropped_at`,
    from: sql`dropped_field d join listing l on l.id = d.listing_id
      where d.kind = 'noted' and l.gone_at is null`,
    orderBy: sql`d.id desc`,
  });
}
