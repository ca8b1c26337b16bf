import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from './postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

/**
 * A fast, unsafe server in a new temporary folder, which `stop` removes with all its contents. For
 * tests, benchmarks and generators.
 */
export async function startTemporaryPostgres({ log }: { log: Log }): Promise<EmbeddedPostgres> {
  const stateDir = mkdtempSync(join(tmpdir(), 'homestead-pg-state-'));
  // Started by root, the server runs as another user, who must be able to enter the folder.
  chmodSync(stateDir, 0o711);
  const removeAll = (home?: string) => {
    for (const folder of [home, stateDir]) {
      if (folder) rmSync(folder, { recursive: true, force: true });
    }
  };
  try {
    const postgres = await startEmbeddedPostgres({ stateDir, log, fast: true });
    return {
      ...postgres,
      async stop() {
        await postgres.stop();
        removeAll(postgres.home);
      },
    };
  } catch (error) {
    removeAll();
    throw error;
  }
}
