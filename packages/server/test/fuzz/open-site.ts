import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { identifyCaller } from '../../src/accounts/index.ts';
import { attachPages } from '../../src/attach-pages.ts';
import { createApp } from '../../src/platform/index.ts';
import { rooms } from '../../src/rooms.ts';
import type { TestDatabase } from '../database.ts';
import { insertManyListings } from '../factories/many-listings.ts';
import { createTestServices } from '../services.ts';

/** The whole program without its jobs, listening on a free port. */
export interface FuzzSite {
  url: URL;
  database: TestDatabase;
  /** Whether the web is built, so that there are pages. */
  hasPages: boolean;
  close(): Promise<void>;
}

/** Limits that would answer 429 instead of what a fuzzed request should reach. */
const lifted: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'SIGN_IN_TRIES_PER_ACCOUNT',
    'SIGN_IN_TRIES_PER_ADDRESS',
    'RESET_TRIES_PER_ACCOUNT',
    'RESET_TRIES_PER_ADDRESS',
    'REGISTER_TRIES_PER_ACCOUNT',
    'REGISTER_TRIES_PER_ADDRESS',
    'VERIFY_TRIES_PER_ACCOUNT',
    'VERIFY_TRIES_PER_ADDRESS',
    'FORMS_PER_PERSON',
    'FORMS_PER_ADDRESS',
  ].map((name) => [name, '1000000']),
);

/** `homes` are invented listings. Closing it leaves the database alone. */
export async function openSite(database: TestDatabase, homes: number): Promise<FuzzSite> {
  await insertManyListings(database.db, homes);
  const services = createTestServices(database, {
    env: { HASHES_AT_ONCE: '2', HASHES_WAITING: '100', ...lifted },
  });
  const hasPages = existsSync(join(services.settings.webBuildDir, 'server'));
  const app = await createApp({
    services,
    rooms,
    identify: identifyCaller(services),
    ...(hasPages && { surround: (scope) => attachPages(scope, services, false) }),
  });
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  return { url, database, hasPages, close: () => app.close() };
}
