import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { type Database, maintain } from './database.ts';

test('maintenance has its own limit, requests keep theirs', async () => {
  const database = await createTestDatabase();
  const limitOf = async (db: Database) =>
    (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0];
  try {
    expect(await maintain(database.db, limitOf)).toEqual({ statement_timeout: '15min' });
    expect(await limitOf(database.db)).toEqual({ statement_timeout: '8s' });
  } finally {
    await database.close();
  }
});
