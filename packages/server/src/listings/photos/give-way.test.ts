import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { GiveWay } from './give-way.ts';
import { QueueFullError, WorkQueue } from './work-queue.ts';

describe('giving way', () => {
  const { signal } = new AbortController();

  it('waits while a request is in hand', async () => {
    const giveWay = new GiveWay(5000);
    const request = {};
    giveWay.begin(request);
    let isTurn = false;
    const turn = giveWay.turn(signal).then(() => {
      isTurn = true;
    });
    await sleep(120);
    expect(isTurn).toBe(false);
    giveWay.end(request);
    giveWay.end(request);
    await turn;
  });

  it('waits no longer than it was told', async () => {
    const giveWay = new GiveWay(100);
    giveWay.begin({});
    const began = performance.now();
    await giveWay.turn(signal);
    expect(performance.now() - began).toBeGreaterThan(90);
  });

  it('ends when told to', async () => {
    const giveWay = new GiveWay(60_000);
    giveWay.begin({});
    await expect(giveWay.turn(AbortSignal.timeout(30))).rejects.toThrow();
  });
});

describe('a work queue', () => {
  it('runs so many at once, lets so many wait and refuses the rest', async () => {
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

  it('goes on after work that failed', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 5 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(async () => 7)).toBe(7);
  });
});
