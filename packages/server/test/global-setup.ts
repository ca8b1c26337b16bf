import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer['address'];
  }
}

/**
 * One PostgreSQL for the whole run, with a migrated database in it that all others are cloned from.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('testServer', server.address);
  return () => server.stop();
}
