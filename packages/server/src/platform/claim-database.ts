import { sql } from 'kysely';
import type { Database } from './database.ts';
import { startMessages } from './messages.ts';
import type { Settings } from './settings.ts';

/**
 * Marks the database with the mode that first uses it. Throws a sentence when it belongs to the
 * other mode: production would show a demo's invented people and homes, and a demo would add them
 * to real ones.
 */
export async function claimDatabase(db: Database, mode: Settings['mode']): Promise<void> {
  await sql`insert into database_mode (mode) values (${mode}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ mode: Settings['mode'] }>`select mode from database_mode`.execute(
    db,
  );
  if (rows[0]?.mode === mode) return;
  throw new Error(mode === 'demo' ? startMessages.productionData() : startMessages.demoData());
}
