import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseHome } from './database-home.ts';
import { StateFolderInUseError } from './embedded-postgres-error.ts';
import { findProcessStart, isAlive } from './process-identity.ts';

interface StateClaim {
  release(): void;
}

/*
 * One process at a time owns a database folder. Each candidate first creates a file named after
 * itself (process number and birth) and only then looks for others: of two that come at the same
 * moment at least one sees the other, so both never go in. A file whose process is gone claims
 * nothing. A takeover never deletes and rewrites the same file, where a third process could slip in
 * between.
 */

const ATTEMPTS = 5;

/**
 * Makes this process the owner of the database folder `home`. Throws StateFolderInUseError while
 * another live process owns it.
 */
export async function claimState(home: DatabaseHome, stateDir: string): Promise<StateClaim> {
  const folder = join(home.path, 'owners');
  mkdirSync(folder, { recursive: true });
  if (home.account) chownSync(folder, home.account.uid, home.account.gid);
  const name = `${process.pid}.${findProcessStart(process.pid) ?? 'unknown'}.${randomBytes(4).toString('hex')}`;
  const path = join(folder, name);
  const release = () => rmSync(path, { force: true });

  let rival: number | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await delay(20 + Math.random() * 60);
    writeFileSync(path, '', { flag: 'wx' });
    rival = findRival(folder, name);
    if (rival === null) return { release };
    release();
  }
  throw new StateFolderInUseError(
    rival === process.pid
      ? `This process has already started its database in ${stateDir}.`
      : `Another process (${rival}) is already running on the state folder ${stateDir}. ` +
          'Stop it first, or give this one a folder of its own with STATE_DIR.',
  );
}

/** The process that owns the database folder now; null when there is none. */
export function findOwner(home: string): number | null {
  return findRival(join(home, 'owners'), '');
}

function findRival(folder: string, ownName: string): number | null {
  for (const other of listNames(folder)) {
    if (other === ownName) continue;
    const [pidText, birth] = other.split('.');
    const pid = Number(pidText);
    if (!Number.isSafeInteger(pid) || pid <= 0) continue;
    const birthNow = isAlive(pid) ? (findProcessStart(pid) ?? 'unknown') : null;
    if (birthNow !== null && (birthNow === birth || birthNow === 'unknown' || birth === 'unknown'))
      return pid;
    if (ownName) rmSync(join(folder, other), { force: true });
  }
  return null;
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
