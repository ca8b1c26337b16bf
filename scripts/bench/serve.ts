import type { AddressInfo } from 'node:net';
import { identifyCaller } from '../../packages/server/src/accounts/index.ts';
import { attachPages } from '../../packages/server/src/attach-pages.ts';
import { createServices } from '../../packages/server/src/create-services.ts';
import {
  createApp,
  openDatabase,
  readSettings,
  serveMetrics,
  setServiceArea,
} from '../../packages/server/src/platform/index.ts';
import { rooms } from '../../packages/server/src/rooms.ts';

/**
 * The HTTP side of the server, in its own process and without jobs, so that nothing else is
 * measured. Settings come from the environment. Prints its address as one line of JSON and ends
 * when its standard input does.
 */
process.env.SECRETS_KEY ??= Buffer.alloc(32, 1).toString('base64');
const settings = readSettings(process.env, new URL('../..', import.meta.url).pathname);
setServiceArea(settings.serviceArea);
if (!settings.DATABASE_URL) throw new Error('DATABASE_URL is needed');
const database = openDatabase({ url: settings.DATABASE_URL }, { max: settings.DATABASE_POOL });
const services = createServices(settings, database);
const app = await createApp({
  services,
  rooms,
  identify: identifyCaller(services),
  surround: (scope) => attachPages(scope, services, false),
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
const metrics = await serveMetrics(services.metrics, '127.0.0.1', 0);
const { port } = metrics.address() as AddressInfo;
console.log(JSON.stringify({ url, metricsUrl: `http://127.0.0.1:${port}/metrics` }));
process.stdin.resume().on('end', () => process.exit(0));
