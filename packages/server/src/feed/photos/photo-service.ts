import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderStorage, QueueFullError, type Services, type Storage, WorkQueue } from '#platform';
import { MlsSignIn } from '../mls/mls-sign-in.ts';
import { AddressRefresher, REFRESH_SECONDS } from './address-refresher.ts';
import { BackgroundGate } from './background-gate.ts';
import { fetchPicture } from './fetch-picture.ts';
import { PhotoCopier } from './photo-copier.ts';
import { createPhotoCounters, type PhotoCounters } from './photo-counters.ts';
import { PhotoDisk } from './photo-disk.ts';
import { photoLimits } from './photo-limits.ts';
import { PhotoSweep } from './photo-sweep.ts';
import { PhotoViewBuffer } from './photo-view-buffer.ts';
import { RenditionMaker } from './rendition-maker.ts';
import { WantedHomes } from './wanted-homes.ts';

const MEGABYTE = 1_048_576;
const ASKED_WAIT_MS = 8000;
const MAX_ASKED_WAITING = 60;
const PAUSE_AFTER_FAULT_MS = 60_000;
const MAKE_ROOM_EVERY_MS = 300_000;

/** Everything one node needs to serve and copy photos. */
export class PhotoService {
  readonly storage: Storage;
  readonly counters: PhotoCounters;
  readonly copier: PhotoCopier;
  readonly renditions: RenditionMaker;
  readonly disk: PhotoDisk;
  readonly backgroundGate = new BackgroundGate();
  readonly looks: PhotoViewBuffer;
  readonly wanted: WantedHomes;
  readonly #services: Services;
  readonly #sweep: PhotoSweep;
  readonly #asked: WorkQueue;
  readonly #closing = new AbortController();
  #pausedUntil = 0;
  #madeRoomAt = Number.NEGATIVE_INFINITY;

  constructor(services: Services) {
    const { settings, db, pool, log } = services;
    this.#services = services;
    this.storage = new FolderStorage(join(settings.stateDir, 'photos'));
    this.counters = createPhotoCounters(services.metrics);
    const signIn = new MlsSignIn(settings);
    const refresher = new AddressRefresher(services, signIn, this.#closing.signal);
    const limits = photoLimits(settings, signIn);
    this.copier = new PhotoCopier({
      db,
      storage: this.storage,
      fetch: (address, signal) => fetchPicture(address, limits, signal),
      refresh: (claim, asked) => refresher.refresh(claim, asked),
      log,
      counters: this.counters,
      leaseSeconds: 2 * settings.PHOTO_TIMEOUT_SECONDS + REFRESH_SECONDS + 40,
    });
    this.renditions = new RenditionMaker(
      this.storage,
      this.counters,
      Math.min(3, availableParallelism()),
    );
    this.disk = new PhotoDisk({
      db,
      pool,
      storage: this.storage,
      counters: this.counters,
      capBytes: settings.PHOTO_DISK_MEGABYTES * MEGABYTE,
    });
    this.looks = new PhotoViewBuffer(db, log);
    this.wanted = new WantedHomes(db);
    this.#sweep = new PhotoSweep(db, settings.PHOTO_PREFETCH);
    this.#asked = new WorkQueue({
      atOnce: Math.max(2, settings.PHOTO_COPIES_AT_ONCE),
      waiting: MAX_ASKED_WAITING,
    });
  }

  /**
   * Copies a photo that a visitor waits for. Returns whether it is available; false after some
   * seconds, when too many others are waiting, or when it can't be fetched. The copy continues
   * after that.
   */
  async copyAsked(id: number, waitMs = ASKED_WAIT_MS): Promise<boolean> {
    const copied = this.#copyInTurn(id).catch((error) => {
      if (!(error instanceof QueueFullError) && !this.#closing.signal.aborted) {
        this.#services.log.warn({ err: error, photo: id }, 'photo not copied');
      }
      return false;
    });
    const waited = new AbortController();
    const late = sleep(waitMs, false, { signal: waited.signal }).catch(() => false);
    try {
      return await Promise.race([copied, late]);
    } finally {
      waited.abort();
    }
  }

  /** Copies requested photos and those the sweep finds until there are none left. */
  async copyInBackground(signal: AbortSignal): Promise<void> {
    if (performance.now() < this.#pausedUntil) return;
    await this.disk.measureIfOld();
    const workers = Array.from({ length: this.#services.settings.PHOTO_COPIES_AT_ONCE }, () =>
      this.#copyOneByOne(signal),
    );
    const ended = await Promise.allSettled(workers);
    const fault = ended.find((one) => one.status === 'rejected');
    if (!fault || signal.aborted) return;
    this.#pausedUntil = performance.now() + PAUSE_AFTER_FAULT_MS;
    throw fault.reason;
  }

  /** Aborts copies that visitors wait for and writes out what is in memory. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.copier.settle();
    await this.looks.write();
  }

  async #copyInTurn(id: number): Promise<boolean> {
    if (this.copier.isCopying(id)) return this.copier.copy(id, this.#closing.signal, true);
    return this.#asked.run(async () => {
      const work = {};
      this.backgroundGate.begin(work);
      try {
        return await this.copier.copy(id, this.#closing.signal, true);
      } finally {
        this.backgroundGate.end(work);
      }
    });
  }

  async #copyOneByOne(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const id = await this.#next(signal);
      if (id === null) return;
      await this.backgroundGate.turn(signal);
      await this.copier.copy(id, signal);
    }
  }

  async #next(signal: AbortSignal): Promise<number | null> {
    if (this.copier.isPatient) return null;
    const wanted = await this.wanted.next();
    if (wanted !== null) return wanted;
    return (await this.#hasRoom(signal)) ? this.#sweep.next() : null;
  }

  async #hasRoom(signal: AbortSignal): Promise<boolean> {
    if (!this.disk.isNearlyFull) return true;
    if (performance.now() - this.#madeRoomAt < MAKE_ROOM_EVERY_MS) return false;
    this.#madeRoomAt = performance.now();
    await this.disk.trim(signal, { mains: false });
    return !this.disk.isNearlyFull;
  }
}

const desks = new WeakMap<Services, PhotoService>();

/** This process's photo service, created on first use. */
export function photoServiceOf(services: Services): PhotoService {
  const known = desks.get(services);
  if (known) return known;
  const desk = new PhotoService(services);
  desks.set(services, desk);
  return desk;
}
