import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pointAtDemoMls, removeDemoMls, saveDemoMls } from '../packages/server/src/demo-mls.ts';
import { findDatabaseHome } from '../packages/server/src/platform/embedded-postgres/index.ts';
import { readSettings, type Settings } from '../packages/server/src/platform/settings.ts';
import { castLines } from './start/cast-lines.ts';
import { explainFailure } from './start/explain-failure.ts';
import { PortTakenError, requireFreePort } from './start/require-free-port.ts';
import { restartOnChange } from './start/restart-on-change.ts';
import { startSampleMls } from './start/sample-mls-process.ts';
import { whenToldToEnd } from './start/when-told-to-end.ts';

/*
 * What `npm start` and `npm run dev` run: the server, and in a demo the sample MLS next to it.
 * --dev watches the sources of server and contract and runs itself with --dev-server, which serves.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const tell = (sentence: string) => console.log(sentence);
const endings: (() => Promise<unknown>)[] = [];
let starting: Promise<void> = Promise.resolve();

async function end(): Promise<void> {
  await starting.catch(() => {});
  for (const ending of endings.splice(0).reverse()) await ending();
}

async function fail(error: unknown): Promise<never> {
  console.error(`\n${explainFailure(error, { databaseUrl: process.env.DATABASE_URL })}`);
  await end().catch((reason) => console.error(reason));
  process.exit(1);
}

/**
 * Settings from the environment and `.env`; in a demo in Omaha without an MLS, with the sample MLS.
 */
async function prepare(): Promise<Settings> {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  if (process.stdout.isTTY) process.env.LOG_PRETTY ||= 'true';
  const settings = readSettings(process.env, root);
  await requireFreePort(settings.HOST, settings.PORT);
  // The sample MLS is Omaha's.
  if (settings.mode !== 'demo' || settings.MLS_URL || settings.SERVICE_AREA) return settings;
  const mls = await startSampleMls({ stateDir: settings.stateDir, onDeath: tell });
  endings.push(() => mls.stop());
  saveDemoMls(settings.stateDir, mls);
  endings.push(async () => removeDemoMls(settings.stateDir));
  pointAtDemoMls(process.env, mls);
  return readSettings(process.env, root);
}

async function serve(isDev: boolean): Promise<void> {
  const settings = await prepare();
  const { startServer } = await import('../packages/server/src/main.ts');
  const server = await startServer(settings, { isDev, onProgress: tell }).catch((error) => {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken ? new PortTakenError(settings.HOST, settings.PORT) : error;
  });
  endings.push(() => server.close());
  server.failed.then(fail);
  const seconds = (performance.now() / 1000).toFixed(1);
  const database = settings.DATABASE_URL ? 'at DATABASE_URL' : findDatabaseHome(settings.stateDir);
  tell(
    [
      '',
      `Homestead is running at ${server.url} (${settings.mode}, started in ${seconds} s)`,
      `  state     ${settings.stateDir}`,
      `  database  ${database}`,
      ...castLines(server.cast),
      '  stop      Ctrl-C',
      '',
    ].join('\n'),
  );
}

async function watchSources(): Promise<void> {
  await prepare();
  const stop = restartOnChange({
    words: [fileURLToPath(import.meta.url), '--dev-server'],
    folders: [
      'packages/server/src',
      'packages/server/seeds',
      'packages/server/migrations',
      'packages/contract/src',
    ].map((folder) => join(root, folder)),
    tell,
  });
  endings.push(stop);
}

whenToldToEnd(end, { followStdin: words.includes('--dev-server'), tell });
starting = words.includes('--dev') ? watchSources() : serve(words.includes('--dev-server'));
starting.catch(fail);
