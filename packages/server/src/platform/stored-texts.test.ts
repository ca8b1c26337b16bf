import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { insertPeople } from '../../test/factories/accounts.ts';
import { insertListings } from '../../test/factories/listings.ts';
import { readMigrations } from './migrate.ts';

test('texts that were stored with line breaks before these were refused are cleaned', async () => {
  const at = await createTestDatabase();
  const migration = (await readMigrations()).find(({ name }) => name.startsWith('0046-'));
  const cleaning = migration?.sql.slice(migration.sql.indexOf('update saved_search')) ?? '';
  const [person] = await insertPeople(at.db, [{ city: 'La\nVista' }]);
  const [listing] = await insertListings(at.db, [{ mls_number: 'H1' }]);
  const insert = (sql: string, ...values: unknown[]) => at.pool.query(sql, values);
  await insert(
    `insert into saved_search (person_id, name, filter)
     select $1, name, '{}' from unnest($2::text[]) name`,
    person?.id,
    ['Dundee\r\nBcc: x@example.com', '\u2028', 'Benson'],
  );
  await insert(
    `insert into saved_address (person_id, label, address, position, slot)
     values ($1, $2, 'x', '(0,0)', 1)`,
    person?.id,
    'Work\u0085place',
  );
  await insert(
    `insert into passkey (credential_id, person_id, public_key, name) values ('x', $1, 'x', $2)`,
    person?.id,
    'My\tphone',
  );
  await insert(
    `insert into reference_entry (list, display, position)
     select 'lead-tags', display, position from unnest($1::text[]) with ordinality t (display, position)`,
    ['Cold lead', 'Cold\nlead', 'Warm\nlead'],
  );
  await insert(
    `insert into tour_request (listing_key, mls_number, name, email, phone, comments, kind, tour_on)
     values ('k', 'H1', $1, 'eve@example.org', '+14025550100', 'c', 'in-person', '2026-12-01')`,
    'Eve\nTester',
  );
  await insert(
    `insert into saved_home (person_id, listing_id, note) values ($1, $2, $3)`,
    person?.id,
    listing,
    'big\r\nyard\tand\u0007 porch',
  );
  await at.asOwner(cleaning);
  const { rows } = await at.pool.query(
    `select 'city' as of, city as text from person
     union all select 'search', name from saved_search
     union all select 'address', label from saved_address
     union all select 'passkey', name from passkey
     union all select 'tag', display from reference_entry where list = 'lead-tags'
     union all select 'tour', name from tour_request
     union all select 'note', note from saved_home`,
  );
  const texts = (of: string) => rows.filter((row) => row.of === of).map(({ text }) => text);
  expect(texts('city')).toEqual(['La Vista']);
  expect(texts('search').sort()).toEqual(['Benson', 'Dundee Bcc: x@example.com', 'Saved search']);
  expect(texts('address')).toEqual(['Work place']);
  expect(texts('passkey')).toEqual(['My phone']);
  expect(texts('tag').sort()).toEqual([
    'Cold lead',
    expect.stringMatching(/^Cold lead [0-9a-f]{8}$/),
    'Warm lead',
  ]);
  expect(texts('tour')).toEqual(['Eve Tester']);
  expect(texts('note')).toEqual(['big\nyard and porch']);
  await at.close();
});
