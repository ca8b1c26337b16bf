import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  migrate,
  openDatabase,
  startEmbeddedPostgres,
} from '../../packages/server/src/platform/index.ts';

/** An embedded PostgreSQL as everyone gets it, in a temporary folder. */
export interface BenchDatabases {
  /** A folder for files that is removed with it. */
  folder: string;
  /** Creates a migrated database and returns its DATABASE_URL. */
  make(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it with all its crash safety, so that imports are measured as they will run. */
export async function startBenchDatabases(): Promise<BenchDatabases> {
  const folder = await mkdtemp(join(tmpdir(), 'homestead-bench-'));
  // Started by root, the server runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({
    stateDir: join(folder, 'state'),
    log: { info() {}, warn: console.warn },
  });
  const { host, port, user } = postgres.connection;
  const urlOf = (name: string) =>
    `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  return {
    folder,
    async make(name) {
      const { pool, close } = openDatabase(postgres.connection);
      await pool.query(`create database ${name}`);
      await close();
      await migrate({ url: urlOf(name) });
      return urlOf(name);
    },
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
