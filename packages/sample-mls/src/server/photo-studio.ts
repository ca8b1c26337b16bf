import { Worker } from 'node:worker_threads';
import type { PictureFacts, PictureScene } from '../pictures/picture-facts.ts';

export type DrawOrder = {
  readonly id: number;
  readonly facts: PictureFacts;
  readonly scene: PictureScene;
  readonly variant: number;
};

type Job = DrawOrder & {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
};

type Answer = { readonly id: number; readonly bytes?: Uint8Array; readonly failure?: string };

/** Thrown when more pictures wait than the studio takes on. */
export class StudioBusyError extends Error {
  constructor() {
    super('Too many pictures are waiting to be drawn.');
    this.name = 'StudioBusyError';
  }
}

const maxWaiting = 600;
const cacheBytes = 48 * 1024 * 1024;
const drawMs = 30_000;

/**
 * Draws pictures in worker threads, a few at a time, so that the feed answers while they are
 * made. A picture asked for twice at once is drawn once; the latest are kept in memory.
 */
export class PhotoStudio {
  readonly #size: number;
  readonly #width: number;
  readonly #idle: Worker[] = [];
  readonly #waiting: Job[] = [];
  readonly #drawing = new Map<Worker, { job: Job; timer: NodeJS.Timeout }>();
  readonly #pending = new Map<string, Promise<Buffer>>();
  readonly #cache = new Map<string, Buffer>();
  #cached = 0;
  #nextId = 1;
  #closed = false;

  /** `width` of the pictures in pixels. */
  constructor(workers: number, width: number) {
    this.#size = workers;
    this.#width = width;
  }

  /** The JPEG of a scene; `key` names the picture for the cache. */
  draw(key: string, facts: PictureFacts, scene: PictureScene, variant: number): Promise<Buffer> {
    const kept = this.#cache.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    if (this.#closed || this.#waiting.length >= maxWaiting)
      return Promise.reject(new StudioBusyError());
    const drawn = new Promise<Buffer>((resolve, reject) => {
      this.#waiting.push({ id: this.#nextId++, facts, scene, variant, resolve, reject });
    }).then((bytes) => {
      this.#keep(key, bytes);
      return bytes;
    });
    this.#pending.set(key, drawn);
    const forget = (): void => {
      this.#pending.delete(key);
    };
    drawn.then(forget, forget);
    this.#next();
    return drawn;
  }

  #keep(key: string, bytes: Buffer): void {
    this.#cache.set(key, bytes);
    this.#cached += bytes.length;
    for (const [oldest, old] of this.#cache) {
      if (this.#cached <= cacheBytes) break;
      this.#cache.delete(oldest);
      this.#cached -= old.length;
    }
  }

  #hire(): Worker | null {
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    if (this.#drawing.size >= this.#size) return null;
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), {
      workerData: { width: this.#width },
    });
    worker.unref();
    worker.on('message', (answer: Answer) => this.#finish(worker, answer));
    worker.on('error', (error) => this.#lose(worker, error as Error));
    worker.on('exit', () =>
      this.#lose(
        worker,
        this.#closed ? new StudioBusyError() : new Error('The drawing thread ended.'),
      ),
    );
    return worker;
  }

  #next(): void {
    while (this.#waiting.length > 0 && !this.#closed) {
      const worker = this.#hire();
      if (worker === null) return;
      const job = this.#waiting.shift() as Job;
      const timer = setTimeout(() => {
        this.#lose(worker, new Error('Drawing took too long.'));
        worker.terminate();
      }, drawMs);
      timer.unref();
      this.#drawing.set(worker, { job, timer });
      const { id, facts, scene, variant } = job;
      worker.postMessage({ id, facts, scene, variant } satisfies DrawOrder);
    }
  }

  #finish(worker: Worker, answer: Answer): void {
    const current = this.#drawing.get(worker);
    if (current?.job.id !== answer.id) return;
    clearTimeout(current.timer);
    this.#drawing.delete(worker);
    this.#idle.push(worker);
    if (answer.bytes !== undefined) current.job.resolve(Buffer.from(answer.bytes));
    else current.job.reject(new Error(answer.failure ?? 'The picture could not be drawn.'));
    this.#next();
  }

  #lose(worker: Worker, error: Error): void {
    const current = this.#drawing.get(worker);
    this.#drawing.delete(worker);
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    if (current !== undefined) {
      clearTimeout(current.timer);
      current.job.reject(error);
      this.#next();
    }
  }

  /** Ends the threads; what waits is refused. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new StudioBusyError());
    const workers = [...this.#idle, ...this.#drawing.keys()];
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
