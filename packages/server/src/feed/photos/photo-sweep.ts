import type { Database } from '#platform';
import {
  getFeedVersion,
  type SweepDepth,
  type SweepPosition,
  sweepHomes,
} from './photo-sweep-store.ts';

const HOMES_A_STEP = 400;
const HOMES_AT_TOP = 60;
const LOOK_AT_TOP_MS = 10_000;
const REST_MS = 300_000;
const REST_AFTER_CHANGE_MS = 5_000;

/**
 * Finds the next photos to copy without loading all of them: main photos of all homes, newest
 * first, then (`depth` all) the others. It also checks the newest homes often, because they are on
 * the first page of results. At the end it waits until the feed changes or some time has passed.
 */
export class PhotoSweep {
  readonly #db: Database;
  readonly #depth: SweepDepth;
  readonly #found: number[] = [];
  #phase = 0;
  #position: SweepPosition | null = null;
  #topAt = 0;
  #endedAt: number | null = null;
  #version = -1;
  #finding: Promise<void> | null = null;

  constructor(db: Database, depth: SweepDepth) {
    this.#db = db;
    this.#depth = depth;
  }

  /** The next photo to copy, or null while there is none. */
  async next(): Promise<number | null> {
    while (this.#found.length === 0) {
      if (await this.#isResting()) return null;
      this.#finding ??= this.#find().finally(() => {
        this.#finding = null;
      });
      await this.#finding;
    }
    return this.#found.shift() ?? null;
  }

  async #isResting(): Promise<boolean> {
    if (this.#endedAt === null) return false;
    const rested = Date.now() - this.#endedAt;
    if (rested < REST_AFTER_CHANGE_MS) return true;
    const version = await getFeedVersion(this.#db);
    if (version === this.#version && rested < REST_MS) return true;
    this.#endedAt = null;
    return false;
  }

  async #find(): Promise<void> {
    if (this.#phase === 0 && this.#position === null) {
      this.#version = await getFeedVersion(this.#db);
      this.#topAt = Date.now();
    } else if (Date.now() - this.#topAt > LOOK_AT_TOP_MS) {
      this.#topAt = Date.now();
      const top = await sweepHomes(this.#db, 'search', 'main', null, HOMES_AT_TOP);
      this.#found.push(...top.photoIds);
    }
    const phases = this.#phases();
    const phase = phases[this.#phase];
    if (!phase) return this.#end();
    const step = await sweepHomes(
      this.#db,
      phase.visibility,
      phase.depth,
      this.#position,
      HOMES_A_STEP,
    );
    this.#found.push(...step.photoIds);
    this.#position = step.next;
    if (!step.next) this.#phase++;
    if (this.#phase >= phases.length) this.#end();
  }

  #end(): void {
    this.#phase = 0;
    this.#position = null;
    this.#endedAt = Date.now();
  }

  #phases(): { visibility: 'search' | 'page'; depth: SweepDepth }[] {
    const main = [
      { visibility: 'search', depth: 'main' } as const,
      { visibility: 'page', depth: 'main' } as const,
    ];
    if (this.#depth === 'main') return main;
    return [...main, { visibility: 'search', depth: 'all' }, { visibility: 'page', depth: 'all' }];
  }
}
