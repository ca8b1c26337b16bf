import {
  type DatabaseConnection,
  findEmbeddedPostgres,
  type Log,
  type Settings,
  startEmbeddedPostgres,
} from '#platform';

/**
 * The database for a command, with or without a running server: DATABASE_URL, the running embedded
 * one, or else that one started temporarily. `release` closes it.
 */
export async function findDatabase(
  settings: Settings,
  log: Log,
): Promise<{ connection: DatabaseConnection; release: () => Promise<void> }> {
  const asItIs = async () => {};
  if (settings.DATABASE_URL) {
    return { connection: { url: settings.DATABASE_URL }, release: asItIs };
  }
  const running = findEmbeddedPostgres(settings.stateDir);
  if (running) return { connection: running, release: asItIs };
  const postgres = await startEmbeddedPostgres({ stateDir: settings.stateDir, log });
  return { connection: postgres.connection, release: () => postgres.stop() };
}
