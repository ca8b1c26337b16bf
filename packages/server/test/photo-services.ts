import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../src/platform/index.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type PictureHost, startPictureHost } from './picture-host.ts';
import { createTestServices } from './services.ts';

/** The surroundings of photo tests: a database, a folder for the photos, a host to copy from. */
export interface PhotoServices {
  database: TestDatabase;
  db: TestDatabase['db'];
  host: PictureHost;
  stateDir: string;
  /** A house on it; a second one is a second node with the same database and folder. */
  node(env?: Record<string, string>): Services;
  close(): Promise<void>;
}

/** Makes one. The host is the MLS's own, fetches end after 2 seconds and 1 MB. */
export async function createPhotoHouse(): Promise<PhotoServices> {
  const database = await createTestDatabase();
  const host = await startPictureHost();
  const stateDir = await mkdtemp(join(tmpdir(), 'homestead-photos-'));
  return {
    database,
    db: database.db,
    host,
    stateDir,
    node: (env = {}) =>
      createTestServices(database, {
        env: {
          MODE: 'demo',
          MLS_URL: `${host.url}/odata`,
          STATE_DIR: stateDir,
          PHOTO_TIMEOUT_SECONDS: '2',
          PHOTO_MAX_MEGABYTES: '1',
          ...env,
        },
      }),
    async close() {
      await host.close();
      await database.close();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}
