import { refuse } from './refusal-error.ts';
import { visitorBlock } from './visitor-block.ts';

/** Thrown when a {@link WorkQueue} has no room left. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full');
    this.name = 'QueueFullError';
  }
}

/**
 * Runs at most `atOnce` tasks at a time and queues at most `waiting`, in order, `waitingEach` of
 * them for one visitor.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #limit: number;
  readonly #limitEach: number;
  readonly #waiting: { of: string | null; start: () => void }[] = [];
  #active = 0;

  constructor(options: { atOnce: number; waiting: number; waitingEach?: number }) {
    this.#atOnce = options.atOnce;
    this.#limit = options.waiting;
    this.#limitEach = options.waitingEach ?? options.waiting;
  }

  /** How many tasks are running or waiting. */
  get size(): number {
    return this.#active + this.#waiting.length;
  }

  /** Throws {@link QueueFullError} immediately when the queue is full, for all or this visitor. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#active < this.#atOnce) this.#active++;
    else {
      const of = visitorBlock();
      const theirs = of === null ? 0 : this.#waiting.filter((one) => one.of === of).length;
      const isFull = this.#waiting.length >= this.#limit || theirs >= this.#limitEach;
      if (isFull) throw new QueueFullError();
      await new Promise<void>((start) => this.#waiting.push({ of, start }));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#active--;
    }
  }
}

/**
 * Runs heavy work one at a time, or as many as `atOnce`. Refuses (busy) when `maxWaiting` are there
 * already, running or waiting, or `waitingEach` of one visitor wait. Work must not run other work
 * of the same queue.
 */
export function workQueue(
  maxWaiting: number,
  atOnce = 1,
  waitingEach = maxWaiting,
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new WorkQueue({ atOnce, waiting: maxWaiting - atOnce, waitingEach });
  return async (work) => {
    try {
      return await queue.run(work);
    } catch (error) {
      if (error instanceof QueueFullError) refuse('busy', { retryAfterSeconds: 5 });
      throw error;
    }
  };
}
