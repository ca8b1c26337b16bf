import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoPassword } from './cast.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const READY_WITHIN_MS = 180_000;

/** The whole program, started for journeys. */
export interface StartedProgram {
  /** Such as http://localhost:40000: by a name, since passkeys need one. */
  url: string;
  metricsUrl: string;
  /** Its state folder, with its database. */
  stateDir: string;
  end(): Promise<void>;
}

/**
 * Starts the whole program as `npm start` does, in a temporary folder with a sample MLS of this
 * many homes, and waits until they are imported. `env` adds to the settings of all journeys.
 */
export async function startProgram(
  env: Record<string, string>,
  { homes }: { homes: number },
): Promise<StartedProgram> {
  const stateDir = await mkdtemp(join(tmpdir(), 'homestead-e2e-'));
  // Started by root, the database runs as another user, who must be able to enter the folder.
  await chmod(stateDir, 0o711);
  const port = await findFreePort();
  const metricsPort = await findFreePort();
  const url = `http://localhost:${port}`;
  const program = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME,
      MODE: 'demo',
      // Journeys of the street map serve their own.
      MAP_STYLE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      METRICS_PORT: String(metricsPort),
      STATE_DIR: stateDir,
      LOG_LEVEL: 'warn',
      SAMPLE_MLS_LISTINGS: String(homes),
      DEMO_PASSWORD: demoPassword,
      PASSWORD_MEMORY_KIB: '19456',
      PASSWORD_PASSES: '2',
      // All journeys come from one address.
      HASHES_WAITING_PER_ADDRESS: '100',
      SIGN_IN_TRIES_PER_ADDRESS: '1000',
      REGISTER_TRIES_PER_ADDRESS: '1000',
      RESET_TRIES_PER_ADDRESS: '1000',
      VERIFY_TRIES_PER_ADDRESS: '1000',
      FORMS_PER_ADDRESS: '1000',
      // Journeys type faster than people.
      FORM_MIN_SECONDS: '0',
      ...env,
    },
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (part) => {
      said = `${said}${part}`.slice(-20_000);
    });
  }
  const onUnexpectedEnd = () => console.error(`The site ended by itself. It said:\n${said}`);
  program.once('exit', onUnexpectedEnd);
  const end = async () => {
    program.off('exit', onUnexpectedEnd);
    await endProcess(program);
    await rm(stateDir, { recursive: true, force: true });
  };
  try {
    await untilHomesAreIn(url, program, homes / 2);
  } catch (error) {
    await end();
    throw new Error(`${(error as Error).message}\nIt said:\n${said}`);
  }
  return { url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, stateDir, end };
}

async function untilHomesAreIn(url: string, program: ChildProcess, homes: number): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end) {
    if (program.exitCode !== null) throw new Error(`The site ended with code ${program.exitCode}.`);
    const progress = await readProgress(url);
    if (progress && !progress.isLoading && progress.listings > homes) return;
    await delay(300);
  }
  throw new Error(`The homes were not in after ${READY_WITHIN_MS / 1000} seconds.`);
}

async function readProgress(url: string): Promise<{ isLoading: boolean; listings: number } | null> {
  try {
    const answer = await fetch(`${url}/api/v1/Property/GetFeedProgress`);
    return answer.ok ? ((await answer.json()) as { isLoading: boolean; listings: number }) : null;
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

async function endProcess(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill('SIGTERM');
  const isGone = await Promise.race([gone.then(() => true), delay(20_000, false)]);
  if (isGone) return;
  program.kill('SIGKILL');
  await gone;
}
