import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { QueueFullError, WorkQueue } from '#platform';
import { BackgroundGate } from './background-gate.ts';

describe('background work yields', () => {
  const { signal } = new AbortController();

  it('waits while a request is in progress', async () => {
    const backgroundGate = new BackgroundGate(5000);
    const request = {};
    backgroundGate.begin(request);
    let isTurn = false;
    const turn = backgroundGate.turn(signal).then(() => {
      isTurn = true;
    });
    await sleep(120);
    expect(isTurn).toBe(false);
    backgroundGate.end(request);
    backgroundGate.end(request);
    await turn;
  });

  it('waits no longer than its limit', async () => {
    const backgroundGate = new BackgroundGate(100);
    backgroundGate.begin({});
    const began = performance.now();
    await backgroundGate.turn(signal);
    expect(performance.now() - began).toBeGreaterThan(90);
  });

  it('ends when aborted', async () => {
    const backgroundGate = new BackgroundGate(60_000);
    backgroundGate.begin({});
    await expect(backgroundGate.turn(AbortSignal.timeout(30))).rejects.toThrow();
  });
});

describe('a work queue', () => {
  it('runs a fixed number at the same time, queues a fixed number and rejects the rest', async () => {
    const queue = new WorkQueue({ atOnce: 2, waiting: 3 });
    let active = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++active);
      await sleep(5);
      active--;
    };
    const runs = await Promise.allSettled(Array.from({ length: 8 }, () => queue.run(work)));
    expect(most).toBe(2);
    expect(runs.filter((run) => run.status === 'fulfilled')).toHaveLength(5);
    const refused = runs.filter((run) => run.status === 'rejected');
    expect(refused.every((run) => run.reason instanceof QueueFullError)).toBe(true);
    expect(queue.size).toBe(0);
  });

  it('continues after a task fails', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 5 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(async () => 7)).toBe(7);
  });
});
