import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../test/all-endpoints.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { callerNames } from '../test/fuzz/make-request.ts';
import { type FuzzSite, openSite } from '../test/fuzz/open-site.ts';
import { presentReport } from '../test/fuzz/present-report.ts';
import { runFuzz } from '../test/fuzz/run-fuzz.ts';

let database: TestDatabase;
let site: FuzzSite;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await openSite(database, 200);
});
afterAll(async () => {
  await site.close();
  await database.close();
});

describe('hostile requests over real sockets (R-107)', () => {
  it('none is answered 500 or above, and every caller gets through', async () => {
    const report = await runFuzz(site, { seed: 20_261_123, requests: 300 });
    expect(report.failures, presentReport(report)).toEqual([]);
    for (const caller of callerNames) expect(report.counts[caller]).toHaveProperty('200');
  });

  it('are made from every call that the server documents', async () => {
    const list = await readFile(new URL('../../../docs/api-calls.txt', import.meta.url), 'utf8');
    const documented = [...list.matchAll(/^[A-Z]+ \/api\/v1\/\S+/gm)].map(([line]) => line);
    expect(documented.length).toBeGreaterThan(100);
    const fuzzed = allEndpoints.map(({ method, path }) => `${method} /api/v1/${path}`);
    expect(documented.filter((line) => !fuzzed.includes(line))).toEqual([]);
  });
});
