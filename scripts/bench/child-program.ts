import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A Node program of ours that prints one line of JSON when it is ready. */
interface ChildProgram<Ready> {
  ready: Ready;
  stop(): Promise<void>;
}

/** Starts a program that serves until its standard input ends. */
export async function startProgram<Ready>(
  script: string,
  env: Record<string, string>,
): Promise<ChildProgram<Ready>> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...environment(), ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const line = await Promise.race([
    once(createInterface({ input: child.stdout! }), 'line').then(([text]) => String(text)),
    gone.then(([code]) => {
      throw new Error(`${script} ended with ${code} before it was ready`);
    }),
  ]);
  return {
    ready: JSON.parse(line) as Ready,
    async stop() {
      child.stdin?.end();
      await gone;
    },
  };
}

/** Runs a program to its end. Returns how long it took and its peak memory. */
export async function runProgram(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ seconds: number; peakMegabytes: number | null }> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak: number | null = null;
  const watch = setInterval(() => {
    peak = Math.max(peak ?? 0, peakOf(child) ?? 0) || null;
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, peakMegabytes: peak };
}

/** Only what a program needs to run: the caller's settings must not change what is measured. */
function environment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
}

/** Linux reports the peak resident memory; elsewhere it is unknown. */
function peakOf({ pid }: ChildProcess): number | null {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
}
