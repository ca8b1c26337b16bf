import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { requireFreePort } from './require-free-port.ts';

export interface SampleMls {
  /** Such as http://127.0.0.1:41234 */
  url: string;
  token: string;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('../../packages/sample-mls/src/main.ts', import.meta.url));
const READY_TIMEOUT_MS = 60_000;

/**
 * Starts the sample MLS as its own process. It ends when its standard input closes, and so with us,
 * however we end. It keeps its port from one start to the next, since imported photo addresses
 * contain it. `onDeath` is called when it ends unexpectedly.
 */
export async function startSampleMls({
  stateDir,
  onDeath,
  program = PROGRAM,
}: {
  stateDir: string;
  onDeath: (sentence: string) => void;
  program?: string;
}): Promise<SampleMls> {
  const memo = join(stateDir, 'sample-mls-port');
  const child = spawn(process.execPath, [program, '--exit-with-stdin'], {
    // Detached: a Ctrl-C in the terminal reaches only us, and we end things in order.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SAMPLE_MLS_PORT: process.env.SAMPLE_MLS_PORT || (await findEarlierPort(memo)) || '0',
    },
  });
  child.stdin?.on('error', () => {});
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    await endChild(child);
  };
  try {
    const { listening, token } = await readFirstLine(child);
    mkdirSync(dirname(memo), { recursive: true });
    writeFileSync(memo, new URL(listening).port);
    child.once('exit', (code, signal) => {
      if (!isStopping)
        onDeath(`The sample MLS stopped unexpectedly (${signal ?? `code ${code}`}).`);
    });
    return { url: listening, token, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function readFirstLine(child: ChildProcess): Promise<{ listening: string; token: string }> {
  const lines = createInterface({ input: child.stdout! });
  const line = once(lines, 'line').then(([text]) => String(text));
  const failure = Promise.race([
    once(child, 'exit').then(([code, signal]) => `it ended (${signal ?? `code ${code}`})`),
    once(child, 'error').then(([error]) => String(error)),
    delay(READY_TIMEOUT_MS, `it said nothing for ${READY_TIMEOUT_MS / 1000} seconds`, {
      ref: false,
    }),
  ]).then((reason) => {
    throw new Error(`The sample MLS could not be started: ${reason}.`);
  });
  const text = await Promise.race([line, failure]);
  failure.catch(() => {});
  try {
    const { listening, token } = JSON.parse(text);
    return { listening: new URL(listening).origin, token: String(token) };
  } catch {
    throw new Error(`The sample MLS did not say where it listens, but: ${text.slice(0, 200)}`);
  }
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit').then(() => true);
  child.stdin?.end();
  if (await Promise.race([gone, delay(5_000, false)])) return;
  child.kill('SIGKILL');
  await gone;
}

async function findEarlierPort(memo: string): Promise<string | null> {
  try {
    const port = Number(readFileSync(memo, 'utf8'));
    if (!Number.isInteger(port) || port < 1024 || port > 65_535) return null;
    await requireFreePort('127.0.0.1', port);
    return String(port);
  } catch {
    return null;
  }
}
