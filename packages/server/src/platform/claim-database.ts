import { sql } from 'kysely';
import { type Database, type DatabaseConnection, openDatabase } from './database.ts';
import { startMessages } from './messages.ts';
import { migrate } from './migrate.ts';
import type { Settings } from './settings.ts';

/**
 * Brings the database to the newest migration and marks it with the mode that first uses it.
 * Returns the names of the applied migrations. Throws a sentence when the
 * database belongs to the other mode, before any migration if it is marked: production would show a demo's invented people and
 * homes, and a demo would add them to real ones.
 */
export async function claimDatabase(
  connection: DatabaseConnection,
  mode: Settings['mode'],
): Promise<string[]> {
  const { db, close } = openDatabase(connection, { max: 1, name: 'homestead claim' });
  try {
    const { rows } = await sql<{ isMarkable: boolean }>`
      select to_regclass('database_mode') is not null as "isMarkable"`.execute(db);
    if (rows[0]?.isMarkable) await refuseOtherMode(db, mode);
    const applied = await migrate(connection);
    await sql`insert into database_mode (mode) values (${mode}) on conflict do nothing`.execute(db);
    await refuseOtherMode(db, mode);
    return applied;
  } finally {
    await close();
  }
}

async function refuseOtherMode(db: Database, mode: Settings['mode']): Promise<void> {
  const marks = await db.selectFrom('database_mode').select('mode').execute();
  if (marks.every((mark) => mark.mode === mode)) return;
  throw new Error(mode === 'demo' ? startMessages.productionData() : startMessages.demoData());
}
