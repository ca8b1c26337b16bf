import type { PhotoFormat } from '@homestead/contract/feed';
import { type Storage, sha256, WorkQueue } from '#platform';
import { originalKey } from './photo-copier.ts';
import type { PhotoCounters } from './photo-counters.ts';
import { makeRendition } from './picture-engine.ts';

const MAX_WAITING = 64;

/** Thrown when the copy is gone from storage or no longer matches its hash. */
export class CopyLostError extends Error {
  constructor(hash: string, cause?: unknown) {
    super(`The copy ${hash} is not in storage as it was kept`, { cause });
    this.name = 'CopyLostError';
  }
}

/**
 * Returns renditions: from storage, otherwise made from the copy and stored. A node makes each one
 * once, however many requests arrive at the same moment; two nodes would store the same bytes
 * twice.
 */
export class RenditionMaker {
  readonly #storage: Storage;
  readonly #counters: PhotoCounters;
  readonly #encodes: WorkQueue;
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(storage: Storage, counters: PhotoCounters, encodesAtOnce: number) {
    this.#storage = storage;
    this.#counters = counters;
    this.#encodes = new WorkQueue({ atOnce: encodesAtOnce, waiting: MAX_WAITING });
  }

  /** Whether the rendition has been made. */
  has(hash: string, width: number, format: PhotoFormat): Promise<boolean> {
    return this.#storage.has(renditionKey(hash, width, format));
  }

  /**
   * The rendition. Throws {@link CopyLostError}, and `QueueFullError` when too many others are
   * being made.
   */
  get(hash: string, width: number, format: PhotoFormat): Promise<Buffer> {
    const key = renditionKey(hash, width, format);
    const making = this.#making.get(key);
    if (making) return making;
    const work = this.#findOrMake(key, hash, width, format).finally(() => this.#making.delete(key));
    this.#making.set(key, work);
    return work;
  }

  async #findOrMake(
    key: string,
    hash: string,
    width: number,
    format: PhotoFormat,
  ): Promise<Buffer> {
    const found = await this.#storage.find(key);
    if (found) return found;
    return this.#encodes.run(async () => {
      const original = await this.#storage.find(originalKey(hash));
      if (!original) throw new CopyLostError(hash);
      const rendition = await this.#make(original, hash, width, format);
      await this.#storage.put(key, rendition);
      this.#counters.renditions.inc();
      this.#counters.grew(rendition.length);
      return rendition;
    });
  }

  /** A verified copy that can't be decoded now was damaged on disk, so it is deleted. */
  async #make(original: Buffer, hash: string, width: number, format: PhotoFormat): Promise<Buffer> {
    try {
      return await makeRendition(original, width, format);
    } catch (error) {
      if (sha256(original).toString('hex') === hash) throw error;
      await this.#storage.remove(hash);
      throw new CopyLostError(hash, error);
    }
  }
}

function renditionKey(hash: string, width: number, format: PhotoFormat): string {
  return `${hash}/${width}.${format}`;
}
