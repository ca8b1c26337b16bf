import type { AddressInfo } from 'node:net';
import { identifyCaller } from '../../packages/server/src/accounts/index.ts';
import {
  createApp,
  openDatabase,
  readSettings,
  serveMetrics,
} from '../../packages/server/src/platform/index.ts';
import { rooms } from '../../packages/server/src/rooms.ts';
import { surroundWithPages } from '../../packages/server/src/surround.ts';
import { quietHouse } from '../quiet-house.ts';

/**
 * The HTTP side of the server, in a process of its own and without jobs, so that nothing else is
 * measured. Settings come from the environment. Says where it listens as one line of JSON and ends
 * when its standard input does.
 */
process.env.SECRETS_KEY ??= Buffer.alloc(32, 1).toString('base64');
const settings = readSettings(process.env, new URL('../..', import.meta.url).pathname);
if (!settings.DATABASE_URL) throw new Error('DATABASE_URL is needed');
const database = openDatabase({ url: settings.DATABASE_URL }, { max: settings.DATABASE_POOL });
const house = quietHouse(settings, database);
const app = await createApp({
  house,
  rooms,
  identify: identifyCaller(house),
  surround: (scope) => surroundWithPages(scope, house, false),
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
const metrics = await serveMetrics(house.metrics, '127.0.0.1', 0);
const { port } = metrics.address() as AddressInfo;
console.log(JSON.stringify({ url, metricsUrl: `http://127.0.0.1:${port}/metrics` }));
process.stdin.resume().on('end', () => process.exit(0));
