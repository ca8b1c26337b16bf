import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoPassword } from './cast.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const HOMES = 200;
const READY_WITHIN_MS = 180_000;

/** Its button stands on the sign-in page; whoever follows it learns that it can't be reached. */
const unreachableProvider = {
  key: 'office',
  name: 'Office account',
  issuer: 'http://127.0.0.1:9',
  clientId: 'homestead',
  clientSecret: 'a secret of the journeys',
};

/**
 * Starts the whole program as `npm start` does, in a temporary folder with a small sample MLS, and
 * waits until its homes are in. The addresses are in SITE_URL and SITE_METRICS_URL; a
 * SITE_URL that is given already is used as it is. Answers how to end it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  requireChromium();
  if (process.env.SITE_URL) return async () => {};
  const stateDir = await mkdtemp(join(tmpdir(), 'homestead-e2e-'));
  const port = await findFreePort();
  const metricsPort = await findFreePort();
  // By a name: passkeys want one.
  const url = `http://localhost:${port}`;
  const site = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      METRICS_PORT: String(metricsPort),
      STATE_DIR: stateDir,
      LOG_LEVEL: 'warn',
      SAMPLE_MLS_LISTINGS: String(HOMES),
      IDENTITY_PROVIDERS: JSON.stringify([unreachableProvider]),
      DEMO_PASSWORD: demoPassword,
      // All journeys come from one address.
      SIGN_IN_TRIES_PER_ADDRESS: '1000',
      REGISTER_TRIES_PER_ADDRESS: '1000',
      RESET_TRIES_PER_ADDRESS: '1000',
      VERIFY_TRIES_PER_ADDRESS: '1000',
    },
  });
  let said = '';
  for (const stream of [site.stdout, site.stderr]) {
    stream.on('data', (part) => {
      said = `${said}${part}`.slice(-20_000);
    });
  }
  const end = async () => {
    await endProcess(site);
    await rm(stateDir, { recursive: true, force: true });
  };
  try {
    await untilHomesAreIn(url, site);
  } catch (error) {
    await end();
    throw new Error(`${(error as Error).message}\nIt said:\n${said}`);
  }
  process.env.SITE_URL = url;
  process.env.SITE_METRICS_URL = `http://127.0.0.1:${metricsPort}/metrics`;
  return end;
}

function requireChromium(): void {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (existsSync(path)) return;
  throw new Error(
    'The browser tests need Chromium. Run:\n  apt-get update && apt-get install -y chromium\n' +
      '(as root; or set CHROMIUM_PATH to one that is there)',
  );
}

async function untilHomesAreIn(url: string, site: ChildProcess): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end) {
    if (site.exitCode !== null) throw new Error(`The site ended with code ${site.exitCode}.`);
    const progress = await readProgress(url);
    if (progress && !progress.loading && progress.listings > 100) return;
    await delay(300);
  }
  throw new Error(`The homes were not in after ${READY_WITHIN_MS / 1000} seconds.`);
}

async function readProgress(url: string): Promise<{ loading: boolean; listings: number } | null> {
  try {
    const answer = await fetch(`${url}/api/v1/Property/GetFeedProgress`);
    return answer.ok ? ((await answer.json()) as { loading: boolean; listings: number }) : null;
  } catch {
    return null;
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function endProcess(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const gone = once(site, 'exit');
  site.kill('SIGTERM');
  const isGone = await Promise.race([gone.then(() => true), delay(20_000, false)]);
  if (isGone) return;
  site.kill('SIGKILL');
  await gone;
}
