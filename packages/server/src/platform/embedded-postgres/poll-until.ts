import { setTimeout as delay } from 'node:timers/promises';

/** Polls `check` until it returns true, at most for `timeoutMs`. Returns whether it ever did. */
export async function pollUntil(
  check: () => boolean | Promise<boolean>,
  { timeoutMs, everyMs = 10 }: { timeoutMs: number; everyMs?: number },
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    if (await check()) return true;
    if (performance.now() >= deadline) return false;
    await delay(everyMs);
  }
}
