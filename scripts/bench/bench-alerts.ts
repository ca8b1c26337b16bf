import {
  createLog,
  Metrics,
  openDatabase,
  readSettings,
} from '../../packages/server/src/platform/index.ts';
import { matchSavedSearches } from '../../packages/server/src/saved/index.ts';
import type { Finding } from './budget.ts';

const SEARCHES = 20_000;
const CHANGES = 500;
/** Times the writing of the same matches into a table with one key and no other index. */
const MOST_TIMES_PLAIN = 10;
const BATCH = 5000;

type Pool = ReturnType<typeof openDatabase>['pool'];

/**
 * Matches 20,000 saved searches against 500 changes left by a feed run, in one go. The searches are
 * typical: a part of town, a price range, a number of beds. One in fifty is broad: beds alone, or
 * any home at all.
 */
export async function benchAlerts(url: string): Promise<Finding[]> {
  const database = openDatabase({ url });
  try {
    await saveSearches(database.pool);
    await database.pool.query(`update alert_cursor set
      history_id = (select coalesce(max(id), 0) from listing_history),
      open_house_id = (select coalesce(max(id), 0) from open_house)`);
    await database.pool.query(
      `insert into listing_history
         (listing_id, happened_at, event, price_cents, previous_price_cents)
       select id, now(), 'price', list_price_cents, list_price_cents + 500000
       from listing where visibility = 'search' and list_price_cents is not null
       order by hashtext(id::text) limit $1`,
      [CHANGES],
    );
    const terms = readSettings({ MODE: 'demo' }, '.').estimator;
    const commutes = { apply: async <T>(filter: T) => filter };
    const log = createLog({ level: 'error', pretty: false });
    const matching = { ...database, log, metrics: new Metrics(), terms, commutes };
    const start = performance.now();
    const found = await matchSavedSearches(matching);
    const seconds = (performance.now() - start) / 1000;
    const plainSeconds = await insertPlainly(database.pool);
    const what = `${SEARCHES.toLocaleString('en-US')} saved searches against ${CHANGES} changes`;
    return [
      { what: `${what}, ${found} found`, value: seconds, unit: 's', budget: null },
      {
        what: 'that, to writing the matches plainly',
        value: seconds / plainSeconds,
        unit: 'times',
        budget: { most: MOST_TIMES_PLAIN },
      },
    ];
  } finally {
    await database.close();
  }
}

/** Writes all matches into a bare table, in one commit. Returns seconds. */
async function insertPlainly(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    'select saved_search_id as search, news, news_id as id, happened_at as at from saved_search_match',
  );
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`create temp table plain_match (search uuid, news text, id bigint,
      at timestamptz, primary key (search, news, id)) on commit drop`);
    const start = performance.now();
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      await client.query(
        `insert into plain_match
         select * from unnest($1::uuid[], $2::text[], $3::bigint[], $4::timestamptz[])`,
        ['search', 'news', 'id', 'at'].map((column) => batch.map((row) => row[column])),
      );
    }
    const seconds = (performance.now() - start) / 1000;
    await client.query('commit');
    return seconds;
  } finally {
    client.release();
  }
}

async function saveSearches(pool: Pool): Promise<void> {
  const { rows: zips } = await pool.query<{ zip: string }>(
    `select zip from listing where visibility = 'search' and zip is not null
     group by zip order by count(*) desc limit 50`,
  );
  await pool.query(
    `insert into role (key, label, side, scope, why, position)
     values ('bench', 'Bench', 'client', 'own', 'Has saved searches', 1000)
     on conflict do nothing`,
  );
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into person (email, first_name, last_name, role_key, email_verified_at)
     select 'alerts-' || n || '@example.com', 'Bench', 'Person', 'bench', now()
     from generate_series(1, $1::integer) n returning id`,
    [SEARCHES / 10],
  );
  const searches = Array.from({ length: SEARCHES }, (_, n) => ({
    person: people[n % people.length]?.id,
    filter:
      n % 50 === 49
        ? broadFilter(n)
        : {
            zip: [zips[n % zips.length]?.zip, zips[(n * 7 + 1) % zips.length]?.zip],
            pricemin: 100_000 + (n % 40) * 10_000,
            pricemax: 250_000 + (n % 60) * 10_000,
            number_of_beds: 1 + (n % 5),
            ...(n % 3 === 0 && { keywords: 'kitchen' }),
            ...(n % 4 === 0 && { garagespacesmin: 2, number_of_baths: 2 }),
            ...(n % 20 === 0 && { propertytype: 'House' }),
          },
  }));
  await pool.query(
    `insert into saved_search (person_id, name, filter, created_at)
     select person, 'Bench', filter, now() - interval '1 day'
     from unnest($1::uuid[], $2::jsonb[]) as s(person, filter)`,
    [searches.map(({ person }) => person), searches.map(({ filter }) => JSON.stringify(filter))],
  );
}

const broadFilter = (n: number) => (n % 100 === 99 ? {} : { number_of_beds: 2 });
