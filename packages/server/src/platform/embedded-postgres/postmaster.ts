import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseHome } from './database-home.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { pollUntil } from './poll-until.ts';
import { findPostmasterLock } from './postmaster-lock.ts';
import { isAlive } from './process-identity.ts';
import { serverEnvironment } from './server-settings.ts';

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const READY_TIMEOUT_MS = 5 * 60_000;

/** A running server: one that we started, or one that we found and adopted. */
export interface Postmaster {
  pid: number;
  died: Promise<Error>;
  stop(): Promise<void>;
}

export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/**
 * Starts the server and waits until it accepts connections, even through a long recovery after a
 * crash. If it exits, the error includes the last lines of its log.
 */
export async function startPostmaster(
  home: DatabaseHome,
  { binaries, args, data, log }: { binaries: string; args: string[]; data: string; log: Log },
): Promise<Postmaster> {
  const logFile = join(home.path, 'postgres.log');
  const logFd = openLog(logFile, home);
  const logStart = statSync(logFile).size;
  let child: ChildProcess;
  try {
    // Detached: a Ctrl-C in the terminal must reach us and not the server.
    child = spawn(join(binaries, 'bin', 'postgres'), args, {
      cwd: '/',
      detached: true,
      stdio: ['ignore', logFd, logFd],
      env: serverEnvironment(),
      ...home.account,
    });
  } finally {
    closeSync(logFd);
  }
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  const hasEnded = () =>
    failure !== undefined || child.exitCode !== null || child.signalCode !== null;
  const isReady = () => {
    const lock = findPostmasterLock(data);
    return lock?.pid === child.pid && lock?.status === 'ready';
  };

  const slow = setInterval(() => log.info('The database is still recovering.'), 10_000);
  await pollUntil(() => hasEnded() || isReady(), { timeoutMs: READY_TIMEOUT_MS });
  clearInterval(slow);
  if (hasEnded() || !isReady()) {
    if (!hasEnded()) await stopServer(child.pid!);
    const tail = readFileSync(logFile).subarray(logStart).toString('utf8').trim().slice(-2_000);
    throw new EmbeddedPostgresError(
      `PostgreSQL did not start${failure ? ` (${failure.message})` : ''}. Its log, ${logFile}, ends:\n${tail}`,
    );
  }
  return superviseServer(child.pid!, child);
}

/**
 * Watches a server and can stop it. `died` resolves when it ends without our request, and never
 * otherwise.
 */
export function superviseServer(pid: number, child?: ChildProcess): Postmaster {
  let stopped: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const died = new Promise<Error>((resolve) => {
    const report = (how: string) => {
      clearInterval(timer);
      if (!stopped)
        resolve(new Error(`PostgreSQL (process ${pid}) stopped unexpectedly (${how}).`));
    };
    if (child) {
      child.once('exit', (code, signal) =>
        report(signal ? `signal ${signal}` : `exit code ${code}`),
      );
      child.unref();
    } else {
      timer = setInterval(() => isAlive(pid) || report('gone'), 250).unref();
    }
  });
  return {
    pid,
    died,
    stop() {
      stopped ??= stopServer(pid).finally(() => clearInterval(timer));
      return stopped;
    },
  };
}

/**
 * Stops a server: disconnecting clients immediately (SIGINT), in an emergency without a checkpoint.
 */
export async function stopServer(pid: number): Promise<void> {
  const steps = [
    ['SIGINT', 60_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, timeoutMs] of steps) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    if (await pollUntil(() => !isAlive(pid), { timeoutMs })) return;
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) can't be stopped.`);
}

function openLog(path: string, { account }: DatabaseHome): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) {
    renameSync(path, `${path}.1`);
  }
  const fd = openSync(path, 'a', 0o600);
  if (account) chownSync(path, account.uid, account.gid);
  return fd;
}
