import { parseArgs } from 'node:util';
import { createTestDatabase } from '../database.ts';
import { startTestServer } from '../test-server.ts';
import { openSite } from './open-site.ts';
import { presentReport } from './present-report.ts';
import { runFuzz } from './run-fuzz.ts';

/**
 * `npm run fuzz -- --requests 50000 --seed 1`: hostile requests over real sockets to every call and
 * page of the whole program, as a visitor, a client, an agent and a super-admin, on a database of
 * its own. `--from` is the index of the first request, `--only` a part of
 * the paths to try. Ends with exit code 1 if any answer was 500
 * or above.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
});
const [requests, seed, from] = [values.requests, values.seed, values.from].map(Number);
if (![requests, seed, from].every(Number.isSafeInteger)) {
  console.error('--requests, --seed and --from are whole numbers.');
  process.exit(2);
}

const server = await startTestServer();
const database = await createTestDatabase(server.address);
const site = await openSite(database, 2000);
console.log(`seed ${seed}, ${requests} requests${site.hasPages ? ', with pages' : ', no pages'}`);
const start = performance.now();
const report = await runFuzz(site, {
  seed: seed as number,
  requests: requests as number,
  from: from as number,
  only: values.only,
  tell: (done) => console.log(`${done} in ${Math.round((performance.now() - start) / 1000)} s`),
});
console.log(presentReport(report));
await site.close();
await database.close();
await server.stop();
process.exit(report.failures.length === 0 ? 0 : 1);
