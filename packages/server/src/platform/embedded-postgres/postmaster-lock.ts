import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findCommandWords, isAlive } from './process-identity.ts';

/** What PostgreSQL writes into `postmaster.pid`, its lock on the data folder. */
export interface PostmasterLock {
  pid: number;
  data: string;
  port: number;
  socketFolder: string;
  status: string;
}

/** The lock of a data folder; null when there is none or it is not fully written yet. */
export function findPostmasterLock(data: string): PostmasterLock | null {
  let lines: string[];
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !lines[1]) return null;
  return {
    pid,
    data: lines[1],
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    status: (lines[7] ?? '').trim(),
  };
}

/**
 * Whether the process in the lock is alive and really the server of this data folder, rather than
 * an unrelated process that was given its number or the server of the folder this one was copied
 * from.
 */
export function isServerOf(lock: PostmasterLock, data: string): boolean {
  if (!isAlive(lock.pid)) return false;
  const words = findCommandWords(lock.pid);
  if (!words?.some((word) => basename(word) === 'postgres')) return false;
  return words.join(' ').includes(lock.data) && isSameFolder(lock.data, data);
}

/** Larger than any process number an operating system assigns. */
const NOBODYS_PID = 9_999_999;

/**
 * PostgreSQL refuses to start if any live process has the number in its lock. Replaces it with an
 * unused number. The rest must stay, because PostgreSQL uses it to check whether a process of the
 * dead server still uses its memory.
 */
export function disownPostmasterLock(data: string): void {
  const path = join(data, 'postmaster.pid');
  const lines = readFileSync(path, 'utf8').split('\n');
  lines[0] = String(NOBODYS_PID);
  writeFileSync(path, lines.join('\n'));
}

function isSameFolder(one: string, other: string): boolean {
  const a = statSync(one, { throwIfNoEntry: false });
  const b = statSync(other, { throwIfNoEntry: false });
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}
