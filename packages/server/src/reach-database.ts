import {
  type DatabaseConnection,
  findEmbeddedPostgres,
  type Log,
  type Settings,
  startEmbeddedPostgres,
} from '#platform';

/**
 * The database for a command beside the server or without it: DATABASE_URL, the running embedded
 * one, else that one started for the while. `release` lets go of it.
 */
export async function reachDatabase(
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
