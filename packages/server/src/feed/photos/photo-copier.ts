import { setTimeout as sleep } from 'node:timers/promises';
import { atomically, type Database, type Log, type Storage, sha256 } from '#platform';
import type { PhotoCounters } from './photo-counters.ts';
import { holdContent } from './photo-eviction-store.ts';
import {
  type CopyClaim,
  claimCopy,
  findCopyState,
  findKeptPicture,
  recordFailure,
  recordKept,
  releaseClaim,
} from './photo-store.ts';
import { inspectPicture } from './picture-engine.ts';
import { PictureError } from './picture-error.ts';
import { isExpired } from './signed-address.ts';

const MINUTE = 60;
/** Waits between tries; after the last one, a photo isn't tried for a week. */
const RESTS_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 720 * MINUTE];
const GIVEN_UP_SECONDS = 7 * 24 * 3600;
const LONGEST_PATIENCE_SECONDS = 600;
const ownFault = {
  reason: 'it could not be kept here',
  state: 'waiting',
  afterSeconds: MINUTE,
  isCounted: false,
} as const;
const LOOK_AGAIN_MS = 250;
/** After so many new addresses in a row that failed too, their host gets no more for a while. */
const MAX_USELESS = 5;
const USELESS_REST_MS = 15 * MINUTE * 1000;

/** Total tries per photo, including the weekly ones. */
export const MAX_ATTEMPTS = RESTS_SECONDS.length + 5;

interface PhotoCopierParts {
  db: Database;
  storage: Storage;
  /** Fetches the bytes of an address, or throws {@link PictureError}. */
  fetch: (address: string, signal: AbortSignal) => Promise<Buffer>;
  /**
   * A new address for a photo whose address has expired, or throws {@link PictureError}; `why` says
   * what is wrong with the old one.
   */
  refresh: (claim: CopyClaim, asked: { why: string; isAsked: boolean }) => Promise<string>;
  log: Log;
  counters: PhotoCounters;
  /** How long a claim is valid; longer than a fetch can take. */
  leaseSeconds: number;
}

/** The storage key of a copied picture. */
export function originalKey(hash: string): string {
  return `${hash}/original`;
}

/**
 * Copies photos: claim, fetch, verify, store, and only then write the row. Any number of nodes may
 * do so in parallel. Within one node a photo is never copied twice at the same time.
 */
export class PhotoCopier {
  readonly #parts: PhotoCopierParts;
  readonly #running = new Map<number, Promise<boolean>>();
  #patientUntil = 0;
  /** Host → how many new addresses in a row were no use, and when the last was asked for. */
  readonly #useless = new Map<string, { count: number; at: number }>();

  constructor(parts: PhotoCopierParts) {
    this.#parts = parts;
  }

  /** Whether a host has asked for fewer requests, in which case background copies should pause. */
  get isPatient(): boolean {
    return performance.now() < this.#patientUntil;
  }

  /** Whether this node is copying the photo. */
  isCopying(id: number): boolean {
    return this.#running.has(id);
  }

  /**
   * Copies a photo if it is due. Returns whether it has been copied. `isAsked`: a visitor is
   * waiting for it, so it is copied even if it was evicted, and a copy in progress on another node
   * is awaited. Throws only when `signal` aborts or on our own failure (database, disk).
   */
  copy(id: number, signal: AbortSignal, isAsked = false): Promise<boolean> {
    const running = this.#running.get(id);
    if (running) return running;
    const work = this.#copy(id, signal, isAsked).finally(() => this.#running.delete(id));
    this.#running.set(id, work);
    return work;
  }

  /** Resolves when no copy is in progress. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  async #copy(id: number, signal: AbortSignal, isAsked: boolean): Promise<boolean> {
    signal.throwIfAborted();
    const { db, leaseSeconds } = this.#parts;
    const claim = await claimCopy(db, id, { seconds: leaseSeconds, isAsked });
    if (!claim) return isAsked && this.#waitForOther(id, signal);
    try {
      return await this.#keep(claim, await this.#fetch(claim, signal, isAsked));
    } catch (error) {
      if (error instanceof PictureError) {
        await this.#noteFailure(claim, error);
        return false;
      }
      if (signal.aborted) await releaseClaim(db, claim);
      else await recordFailure(db, claim, ownFault);
      throw error;
    }
  }

  /** An address that has expired is refreshed, once. */
  async #fetch(claim: CopyClaim, signal: AbortSignal, isAsked: boolean): Promise<Buffer> {
    const { fetch, refresh } = this.#parts;
    let why = 'its address has expired';
    if (!isExpired(claim.sourceUrl)) {
      try {
        return await fetch(claim.sourceUrl, signal);
      } catch (error) {
        if (!(error instanceof PictureError && error.mayHaveExpired)) throw error;
        why = error.message;
      }
    }
    const host = new URL(claim.sourceUrl).host;
    const useless = this.#useless.get(host) ?? { count: 0, at: 0 };
    const isResting = performance.now() - useless.at < USELESS_REST_MS;
    if (useless.count >= MAX_USELESS && isResting) throw new PictureError(why);
    try {
      const address = await refresh(claim, { why, isAsked });
      signal.throwIfAborted();
      const bytes = await fetch(address, signal);
      this.#useless.delete(host);
      return bytes;
    } catch (error) {
      if (error instanceof PictureError && error.mayHaveExpired) {
        const count = (this.#useless.get(host)?.count ?? 0) + 1;
        this.#useless.set(host, { count, at: performance.now() });
      }
      throw error;
    }
  }

  async #keep(claim: CopyClaim, bytes: Buffer): Promise<boolean> {
    const { db, storage, counters } = this.#parts;
    const hash = sha256(bytes).toString('hex');
    const picture = (await findKeptPicture(db, hash)) ?? (await inspectPicture(bytes));
    const key = originalKey(hash);
    if (!(await storage.has(key))) {
      await storage.put(key, bytes);
      counters.grew(bytes.length);
    }
    const isRecorded = await atomically(db, async (tx) => {
      await holdContent(tx, hash, 'share');
      if (!(await storage.has(key))) await storage.put(key, bytes);
      return recordKept(tx, claim, { hash, bytes: bytes.length, ...picture });
    });
    if (isRecorded) counters.copies.inc();
    return isRecorded;
  }

  async #noteFailure(claim: CopyClaim, error: PictureError): Promise<void> {
    const { db, log, counters } = this.#parts;
    const { message: reason, retryAfterSeconds } = error;
    counters.failures.inc();
    log.debug({ photo: claim.id, attempt: claim.attempt, reason }, 'photo not copied');
    if (retryAfterSeconds !== null) {
      this.#askedForPatience(retryAfterSeconds);
      const afterSeconds = retryAfterSeconds;
      return recordFailure(db, claim, { reason, state: 'waiting', afterSeconds, isCounted: false });
    }
    const rest = error.isFinal ? undefined : RESTS_SECONDS[claim.attempt - 1];
    await recordFailure(db, claim, {
      reason,
      state: rest === undefined ? 'failed' : 'waiting',
      afterSeconds: rest ?? GIVEN_UP_SECONDS,
      isCounted: true,
    });
  }

  #askedForPatience(seconds: number): void {
    const until = performance.now() + Math.min(seconds, LONGEST_PATIENCE_SECONDS) * 1000;
    this.#patientUntil = Math.max(this.#patientUntil, until);
  }

  async #waitForOther(id: number, signal: AbortSignal): Promise<boolean> {
    const latest = Date.now() + this.#parts.leaseSeconds * 1000;
    while (Date.now() < latest) {
      const state = await findCopyState(this.#parts.db, id);
      if (state !== 'leased') return state === 'kept';
      await sleep(LOOK_AGAIN_MS, undefined, { signal });
    }
    return false;
  }
}
