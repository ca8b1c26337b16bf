import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/*
 * A process number doesn't identify a process, since numbers are reused. The number together with
 * the time the process started ("birth") does.
 */

/** The fields of Linux's /proc/PID/stat after the command's name; null where there is none. */
function findStatFields(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Whether a process with that number is running. A zombie, dead but not yet reaped, is not. */
export function isAlive(pid: number): boolean {
  const fields = process.platform === 'linux' ? findStatFields(pid) : null;
  if (fields) return fields[0] !== 'Z' && fields[0] !== 'X';
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

let bootId: string | undefined;

/** What distinguishes this process from every other that ever had its number; null when unknown. */
export function findProcessStart(pid: number): string | null {
  if (process.platform === 'linux') {
    const startTicks = findStatFields(pid)?.[19];
    if (!startTicks) return null;
    bootId ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return `${bootId}-${startTicks}`;
  }
  return runPs(pid, 'lstart=')?.replace(/[^0-9A-Za-z]+/g, '-') ?? null;
}

/** The command line that the process was started with; null when it can't be read. */
export function findCommandWords(pid: number): string[] | null {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
    } catch {
      return null;
    }
  }
  return runPs(pid, 'command=')?.split(' ') ?? null;
}

function runPs(pid: number, column: string): string | null {
  try {
    const out = execFileSync('ps', ['-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5_000,
    });
    return out.trim() || null;
  } catch {
    return null;
  }
}
