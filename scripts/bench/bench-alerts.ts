import { openDatabase, readSettings } from '../../packages/server/src/platform/index.ts';
import { matchSavedSearches } from '../../packages/server/src/saved/index.ts';
import type { Finding } from './budget.ts';

const SEARCHES = 20_000;
const CHANGES = 500;
const BUDGET_SECONDS = 5;

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
    const start = performance.now();
    const found = await matchSavedSearches({ db: database.db, terms, commutes });
    const seconds = (performance.now() - start) / 1000;
    return [
      {
        what: `${SEARCHES.toLocaleString('en-US')} saved searches against ${CHANGES} changes, ${found} found`,
        value: seconds,
        unit: 's',
        budget: { most: BUDGET_SECONDS },
      },
    ];
  } finally {
    await database.close();
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
