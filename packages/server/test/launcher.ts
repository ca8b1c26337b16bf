import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pollUntil } from '../src/platform/embedded-postgres/poll-until.ts';
import { isAlive } from '../src/platform/embedded-postgres/process-identity.ts';

const PROGRAM = fileURLToPath(new URL('launcher-process.ts', import.meta.url));

interface LauncherFact {
  ready?: boolean;
  name?: string;
  message?: string;
  died?: string;
  home: string;
  connection: { host: string; port: number; user: string; database: string };
}

/**
 * A process that owns (or was refused) the database of a state folder. Only contains its own pids.
 */
export interface Launcher {
  pid: number;
  fact: LauncherFact;
  stderr: () => string;
  /** The server and its dead-man shell, as they were when the database was ready. */
  serverPid: () => number;
  nextFact(): Promise<LauncherFact>;
  end(signal: NodeJS.Signals): Promise<void>;
}

interface LaunchPlace {
  node?: string;
  program?: string;
  account?: { uid: number; gid: number };
}

export async function launch(stateDir: string, place: LaunchPlace = {}): Promise<Launcher> {
  const child = spawn(place.node ?? process.execPath, [place.program ?? PROGRAM, stateDir], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin', TMPDIR: '/tmp' },
    ...place.account,
  });
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const lines = createInterface({ input: child.stdout! });
  const fact = await readFact(child, lines, () => stderr);
  return {
    pid: child.pid!,
    fact,
    stderr: () => stderr,
    serverPid: () =>
      Number(readFileSync(join(fact.home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
    nextFact: () => readFact(child, lines, () => stderr),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

async function readFact(
  child: ChildProcess,
  lines: Interface,
  stderr: () => string,
): Promise<LauncherFact> {
  const line = once(lines, 'line').then(([text]) => JSON.parse(String(text)) as LauncherFact);
  const silent = once(child, 'close').then(() => {
    throw new Error(`The launcher ended without a word: ${stderr()}`);
  });
  silent.catch(() => {});
  return Promise.race([line, silent]);
}

/** The processes whose parent is `pid`, zombies left out. Linux only. */
export function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list.split(' ').filter(Boolean).map(Number).filter(isAlive);
}

export function isGoneSoon(pids: number[], timeoutMs = 10_000): Promise<boolean> {
  return pollUntil(() => pids.every((pid) => !isAlive(pid)), { timeoutMs, everyMs: 20 });
}
