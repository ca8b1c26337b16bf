import { sql } from 'kysely';
import { atomically, type Database, type Queryable } from '../../src/platform/database.ts';

/** Few enough that one statement stays within the time limits of a connection. */
const CHUNK = 4000;

/**
 * Thousands of generated listings around Omaha, made by the database itself, always the same for
 * the same number, with updated statistics. One in ten is no longer in search.
 */
export async function insertManyListings(db: Database, count: number): Promise<void> {
  await atomically(db, async (tx) => {
    // The vacuum below marks only flushed rows as visible to all; the tests' other commits don't
    // wait.
    await sql`set local synchronous_commit to on`.execute(tx);
    await sql`select setseed(0.42)`.execute(tx);
    for (let from = 1; from <= count; from += CHUNK) {
      await insertChunk(tx, from, Math.min(count, from + CHUNK - 1));
      await insertWords(tx);
    }
    await insertOpenHouses(tx);
    await sql`update feed_version set version = version + 1`.execute(tx);
  });
  await sql`vacuum analyze listing, listing_words, open_house`.execute(db);
}

async function insertChunk(db: Queryable, from: number, to: number): Promise<void> {
  await sql`
      with dice as (
        select i, random() as a, random() as b, random() as c, random() as d, random() as e,
          random() as f, random() as g, random() as h
        from generate_series(${from}::integer, ${to}::integer) i
      ), placed as (
        select dice.*,
          (array['Omaha','Omaha','Omaha','Omaha','Omaha','Omaha','Omaha','Lincoln','Lincoln','Bellevue',
            'Papillion','Elkhorn','Elkhorn','Gretna','Bennington','Blair','Ashland','Springfield',
            'Valley','Fort Calhoun'])[1 + floor(a * 20)::integer] as city,
          68000 + floor(a * 20)::integer * 10 + floor(b * 3)::integer as zip,
          '2026-06-01'::timestamptz - make_interval(secs => floor(c * c * 86400 * 400)) as listed_at
        from dice
      )
      insert into listing (listing_key, mls_number, source, standard_status, visibility, property_type,
        property_subtype, kinds, features, list_price_cents, original_list_price_cents,
        price_reduced_at, previous_price_cents, street_address, street_number, address_shown, city,
        county, state, zip, subdivision, position, beds, baths_total, baths_full, baths_half,
        living_area, building_area, lot_size_acres, garage_spaces, year_built, fireplaces,
        new_construction, elementary_school, high_school, high_school_district, waterfront_features,
        lot_features, on_market_on, listed_at, next_open_house_starts_at, next_open_house_ends_at,
        photos_count, list_office_name, search_text, modified_at, stories, has_basement,
        association_monthly_cents, senior_community, accessibility_features, views)
      select 'K' || i, (22600000 + i)::text, 'Made-up MLS',
        case when i % 41 = 0 then 'Pending' when i % 97 = 0 then 'ActiveUnderContract' else 'Active' end,
        case when i % 10 = 0 then 'none' else 'search' end,
        case when d < 0.06 then 'Land' when d < 0.09 then 'Residential Income' when d < 0.1 then 'Farm'
          else 'Residential' end,
        case when d < 0.06 then 'Unimproved Land' when d < 0.1 then null when d < 0.2 then 'Townhouse'
          when d < 0.3 then 'Condominium' else 'Single Family Residence' end,
        array[case when d < 0.06 then 'land' when d < 0.09 then 'multi-family' when d < 0.1 then 'farm'
          when d < 0.2 then 'townhouse' when d < 0.3 then 'condo' else 'house' end]
          || case when b > 0.98 then array['luxury'] else '{}' end
          || case when e > 0.99 then array['waterfront'] else '{}' end,
        case when e > 0.99 then array['waterfront', 'lakefront'] else '{}' end
          || case when f > 0.95 then array['pool-in-ground'] else '{}' end
          || case when g > 0.99 then array['horse-permitted'] else '{}' end,
        case when i % 997 = 0 then null else 9000000 + floor(b * b * b * 200000000)::bigint / 10000 * 10000 end,
        9000000 + floor(b * b * b * 210000000)::bigint / 10000 * 10000,
        case when h < 0.2 then listed_at + interval '9 days' end,
        case when h < 0.2 then 9500000 + floor(b * b * b * 210000000)::bigint / 10000 * 10000 end,
        street, number, i % 50 <> 7, city,
        case city when 'Lincoln' then 'Lancaster' when 'Bellevue' then 'Sarpy' when 'Papillion' then 'Sarpy'
          when 'Gretna' then 'Sarpy' when 'Springfield' then 'Sarpy' when 'Blair' then 'Washington'
          when 'Fort Calhoun' then 'Washington' when 'Ashland' then 'Saunders' else 'Douglas' end,
        'NE', zip::text, subdivision, point(-96.4 + a * 0.5 + b * 0.05, 41.0 + c * 0.4),
        case when d < 0.06 then null else 1 + floor(e * 5)::integer end,
        case when d < 0.06 then null else 1 + floor(f * 4)::integer end,
        case when d < 0.06 then null else 1 + floor(f * 3)::integer end,
        case when d < 0.06 then null else 1 end,
        case when d < 0.06 then null else 700 + floor(b * 4000) end,
        case when d < 0.06 then null else 800 + floor(b * 4400) end,
        case when i % 17 = 0 then null else round((0.1 + g * g * g * g * 8)::numeric, 2) end,
        case when d < 0.06 then null else floor(g * 4) end,
        case when d < 0.06 then null else 1885 + floor(sqrt(h) * 141)::integer end,
        case when i % 3 = 0 then null else floor(c * 3)::integer end,
        i % 11 = 0, 'Elementary ' || zip, 'High ' || (zip / 10), city || ' Public Schools',
        case when e > 0.99 then array['Lake Front'] else '{}' end,
        case when g > 0.97 then array['Corner Lot', 'Wooded'] when g > 0.5 then array['Level'] else '{}' end,
        (listed_at at time zone 'America/Chicago')::date, listed_at,
        case when i % 25 = 0 then '2100-01-01'::timestamptz + make_interval(hours => i % 300) end,
        case when i % 25 = 0 then '2100-01-01'::timestamptz + make_interval(hours => i % 300 + 2) end,
        12, 'Firm ' || i % 80,
        ' ' || lower(concat_ws(' ', case when i % 50 <> 7 then street end, city, 'NE', zip::text, subdivision,
          'Elementary ' || zip, 'High ' || (zip / 10), (22600000 + i)::text)) || ' ',
        listed_at, case when d < 0.06 then null when i % 89 = 0 then 3 else 1 + i % 2 end, i % 4 > 0,
        case i % 5 when 0 then null when 1 then 0 else i % 400 * 100 end,
        i % 70 = 0, case when i % 60 = 0 then array['Stair Lift'] else '{}' end,
        case when i % 50 = 0 then array['Water'] when i % 3 = 0 then array['City'] else '{}' end
      from placed, lateral (select
        (100 + floor(f * 19000))::integer::text as number,
        (100 + floor(f * 19000))::integer || ' ' || (array['Chicago','Dodge','Farnam','Maple','Pacific',
          'Center','Blondo','Cass','Izard','Jackson','Leavenworth','Harney','Burt','Seward','Ohio'])
          [1 + floor(g * 15)::integer] || ' ' || (array['St','Ave','Dr','Cir'])[1 + floor(h * 4)::integer]
          as street,
        (array['Dundee','Benson','Millard Oaks','Indian Creek','Stone Ridge','Pebblewood','Arbor Gate',
          'Falling Waters','Tiburon','Shadow Lake','Eagle Hills','Candlewood'])[1 + floor(e * 12)::integer]
          || ' ' || zip % 40 as subdivision) names`.execute(db);
}

/**
 * Descriptions of the newest homes, in lower case; each has words that many, few and no others
 * have.
 */
async function insertWords(db: Queryable): Promise<void> {
  await sql`
    insert into listing_words (listing_id, remarks)
    select id, concat_ws(' ', 'this home has a kitchen with', case when id % 3 = 0 then 'granite' else 'quartz' end,
      'counters,', case when id % 40 = 0 then 'a heated pool,' end, case when id % 1500 = 0 then 'a sauna,' end,
      'room', id, 'and', md5(id::text), 'as well as', md5((id * 7)::text))
    from listing
    where visibility = 'search' and id > (select coalesce(max(listing_id), 0) from listing_words)`.execute(
    db,
  );
}

/** Two for each home that says it has one, a week apart. */
async function insertOpenHouses(db: Queryable): Promise<void> {
  await sql`
    insert into open_house (listing_id, open_house_key, starts_at, ends_at, type,
      is_public)
    select id, id || ' ' || week, next_open_house_starts_at + make_interval(weeks => week),
      next_open_house_ends_at + make_interval(weeks => week), 'Public', true
    from listing, generate_series(0, 1) week where next_open_house_starts_at is not null`.execute(
    db,
  );
}
