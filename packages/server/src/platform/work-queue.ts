import { refuse } from './refusal-error.ts';

/** Thrown when a {@link WorkQueue} has no room left. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full');
    this.name = 'QueueFullError';
  }
}

/** Runs at most `atOnce` tasks at a time and queues at most `waiting`, in order. */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #limit: number;
  readonly #waiting: (() => void)[] = [];
  #active = 0;

  constructor(options: { atOnce: number; waiting: number }) {
    this.#atOnce = options.atOnce;
    this.#limit = options.waiting;
  }

  /** How many tasks are running or waiting. */
  get size(): number {
    return this.#active + this.#waiting.length;
  }

  /** Throws {@link QueueFullError} immediately when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#active < this.#atOnce) this.#active++;
    else {
      if (this.#waiting.length >= this.#limit) throw new QueueFullError();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#active--;
    }
  }
}

/**
 * Runs heavy work one at a time, or as many as `atOnce`. Refuses (busy) when `maxWaiting` are there
 * already, running or waiting. Work must not run other work of the same queue.
 */
export function workQueue(
  maxWaiting: number,
  atOnce = 1,
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new WorkQueue({ atOnce, waiting: maxWaiting - atOnce });
  return async (work) => {
    try {
      return await queue.run(work);
    } catch (error) {
      if (error instanceof QueueFullError) refuse('busy', { retryAfterSeconds: 5 });
      throw error;
    }
  };
}
