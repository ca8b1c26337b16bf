import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const QUIET_MS = 150;

/**
 * Runs a Node program and restarts it whenever a file in `folders` changes; one that fails waits
 * for the next change. The program must end when its standard input closes. Returns how to stop it
 * all.
 */
export function restartOnChange({
  words,
  folders,
  tell,
}: {
  words: string[];
  folders: string[];
  tell: (sentence: string) => void;
}): () => Promise<void> {
  let child: ChildProcess;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let restarting: Promise<void> = Promise.resolve();

  const start = () => {
    child = spawn(process.execPath, words, {
      detached: true,
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    child.stdin?.on('error', () => {});
    const self = child;
    child.once('exit', (code) => {
      if (!isEnded && self === child && code !== 0) tell('Waiting for source changes …');
    });
  };
  const restart = async () => {
    if (isEnded) return;
    tell('The sources have changed; restarting …');
    await endChild(child);
    if (!isEnded) start();
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (name && /\.test\.tsx?$|~$|\.sw.$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarting = restarting.then(restart);
      }, QUIET_MS);
    }),
  );
  start();

  return async () => {
    isEnded = true;
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await restarting;
    await endChild(child);
  };
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit').then(() => true);
  child.stdin?.end();
  if (await Promise.race([gone, delay(20_000, false)])) return;
  child.kill('SIGKILL');
  await gone;
}
