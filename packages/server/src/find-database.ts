import {
  type DatabaseRoles,
  findEmbeddedPostgres,
  type Log,
  rolesOf,
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
): Promise<{ roles: DatabaseRoles; release: () => Promise<void> }> {
  const asItIs = async () => {};
  if (settings.DATABASE_URL) {
    return { roles: rolesOf(settings.DATABASE_URL, settings), release: asItIs };
  }
  const running = findEmbeddedPostgres(settings.stateDir);
  if (running) {
    return {
      roles: { owner: running.connection, program: running.program },
      release: asItIs,
    };
  }
  const postgres = await startEmbeddedPostgres({ stateDir: settings.stateDir, log });
  const { connection: owner, program } = postgres;
  return { roles: { owner, program }, release: () => postgres.stop() };
}
