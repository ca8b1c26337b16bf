import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../test/database.ts';
import { createManyHomesDatabase } from '../../../test/many-homes.ts';
import { cityPhotosQuery, newestQuery, salesQuery } from './homepage-store.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createManyHomesDatabase();
  await sql`
    insert into photo (listing_id, media_key, token, position, source_url)
    select id, 'front', 'token-' || id, 0, 'https://photos.example/1.jpg' from listing`.execute(
    database.db,
  );
  await sql`
    update listing set list_office_name = 'Ours', standard_status = 'Closed',
      close_on = '2026-05-01', close_price_cents = 1 where visibility = 'none' and id % 20 = 0`.execute(
    database.db,
  );
  await database.asOwner('analyze listing');
  await database.asOwner('analyze photo');
});
afterAll(() => database.close());

const queries = {
  'our newest homes': newestQuery({ offices: ['ours'] }, 4),
  'the newest homes of all': newestQuery({ without: [1, 2, 3, 4] }, 8),
  'photos of cities': cityPhotosQuery([
    { city: 'Omaha', state: 'NE' },
    { city: 'Gretna', state: 'NE' },
  ]),
  'sales of our offices': salesQuery(['ours'], { since: '2025-06-01', today: '2026-06-01' }),
};

test.each(Object.entries(queries))('%s are found through an index', async (_name, query) => {
  const { sql: text, parameters } = query.compile(database.db);
  const { rows } = await database.pool.query(`explain ${text}`, [...parameters]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Scan|Bitmap Index Scan/);
  expect(plan).not.toMatch(/Seq Scan on (listing|photo)/);
});
