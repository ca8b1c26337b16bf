import type { Pool } from 'pg';

/**
 * Everything that the feed wrote about current listings, without what depends on us (ids, our own
 * instants) and without the named columns: equal for two databases with the same market. Photos are
 * compared without their addresses and tokens, which contain the MLS's port.
 */
export async function feedState(
  pool: Pool,
  without: readonly string[] = [],
  { openHouses = true }: { openHouses?: boolean } = {},
): Promise<unknown[]> {
  const ours = [
    'id',
    'listed_at',
    'first_seen_at',
    'last_confirmed_at',
    'changed_at',
    'price_reduced_at',
    'previous_price_cents',
    ...(openHouses ? [] : ['next_open_house_starts_at', 'next_open_house_ends_at']),
    ...without,
  ];
  const { rows } = await pool.query(
    `select to_jsonb(l) - $1::text[] as listing, d.facts, d.rooms, d.remarks,
       (select jsonb_agg(jsonb_build_array(p.media_key, p.position, p.shown, p.room, p.caption,
          p.media_modified_at) order by p.position) from photo p where p.listing_id = l.id) as photos,
       (select jsonb_agg(jsonb_build_array(o.open_house_key, o.starts_at, o.ends_at, o.type)
          order by o.open_house_key) from open_house o where o.listing_id = l.id and $2) as open_houses
     from listing l left join listing_detail d on d.listing_id = l.id
     where l.gone_at is null order by l.listing_key`,
    [ours, openHouses],
  );
  return rows;
}
