import { sql } from 'kysely';
import {
  type Database,
  type DatabaseConnection,
  type OpenDatabase,
  openDatabase,
} from './database.ts';
import { startMessages } from './messages.ts';
import { migrate } from './migrate.ts';
import type { Settings } from './settings.ts';

/** One database as its owner, who migrates it, and as the program. Both may be the same role. */
export interface DatabaseRoles {
  owner: DatabaseConnection;
  program: DatabaseConnection;
}

interface ClaimedDatabase {
  /** Names of the migrations that were applied. */
  applied: string[];
  /**
   * The program can change tables and history: it is the owner, a superuser or the owner's member.
   */
  ownsTables: boolean;
}

/** The roles by the settings; without MIGRATIONS_DATABASE_URL the program is the owner. */
export function rolesOf(url: string, settings: Pick<Settings, 'MIGRATIONS_DATABASE_URL'>) {
  return { owner: { url: settings.MIGRATIONS_DATABASE_URL ?? url }, program: { url } };
}

/**
 * Brings the database to the newest migration, gives the program's role its rights, and marks the
 * database with the mode that first uses it. Throws a sentence when the database belongs to the
 * other mode, before any migration if it is marked: production would show a demo's invented people
 * and homes, and a demo would add them to real ones.
 */
export async function claimDatabase(
  { owner, program }: DatabaseRoles,
  mode: Settings['mode'],
): Promise<ClaimedDatabase> {
  return withDatabase(owner, async ({ db }) => {
    const { rows } = await sql<{ isMarkable: boolean }>`
      select to_regclass('database_mode') is not null as "isMarkable"`.execute(db);
    if (rows[0]?.isMarkable) await refuseOtherMode(db, mode);
    const ownerRole = await findRole(db);
    return withDatabase(program, async (asProgram) => {
      const programRole = await findRole(asProgram.db);
      const applied = await migrate(owner, {
        programRole: programRole === ownerRole ? null : programRole,
      });
      await markMode(db, mode);
      await refuseOtherMode(db, mode);
      return { applied, ownsTables: await ownsTables(asProgram.db) };
    });
  });
}

/** Only the first start writes: later ones may be without the owner while nothing is to migrate. */
async function markMode(db: Database, mode: Settings['mode']): Promise<void> {
  const { rows } = await sql`select from database_mode`.execute(db);
  if (rows.length > 0) return;
  await sql`insert into database_mode (mode) values (${mode}) on conflict do nothing`.execute(db);
}

async function findRole(db: Database): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
}

async function ownsTables(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isOwner: boolean }>`
    select pg_has_role(current_user, relowner, 'member') as "isOwner"
    from pg_class where oid = 'migration'::regclass`.execute(db);
  return rows[0]?.isOwner ?? true;
}

async function withDatabase<T>(
  connection: DatabaseConnection,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = openDatabase(connection, { max: 1, name: 'homestead claim' });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function refuseOtherMode(db: Database, mode: Settings['mode']): Promise<void> {
  const marks = await db.selectFrom('database_mode').select('mode').execute();
  if (marks.every((mark) => mark.mode === mode)) return;
  throw new Error(mode === 'demo' ? startMessages.productionData() : startMessages.demoData());
}
