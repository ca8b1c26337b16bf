import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderStorage, type House, type Storage } from '#platform';
import { fetchPicture } from './fetch-picture.ts';
import { GiveWay } from './give-way.ts';
import { LookNotes } from './look-notes.ts';
import { PhotoCopier } from './photo-copier.ts';
import { createPhotoCounters, type PhotoCounters } from './photo-counters.ts';
import { PhotoDisk } from './photo-disk.ts';
import { photoHostRule } from './photo-host-rule.ts';
import { PhotoSweep } from './photo-sweep.ts';
import { RenditionMaker } from './rendition-maker.ts';
import { WantedHomes } from './wanted-homes.ts';
import { QueueFullError, WorkQueue } from './work-queue.ts';

const MEGABYTE = 1_048_576;
const ASKED_WAIT_MS = 8000;
const MOST_ASKED_WAITING = 60;
const PAUSE_AFTER_FAULT_MS = 60_000;
const MAKE_ROOM_EVERY_MS = 300_000;

/** All that one node does about photos, with what it needs for that. */
export class PhotoDesk {
  readonly storage: Storage;
  readonly counters: PhotoCounters;
  readonly copier: PhotoCopier;
  readonly renditions: RenditionMaker;
  readonly disk: PhotoDisk;
  readonly giveWay = new GiveWay();
  readonly looks: LookNotes;
  readonly wanted: WantedHomes;
  readonly #house: House;
  readonly #sweep: PhotoSweep;
  readonly #asked: WorkQueue;
  readonly #closing = new AbortController();
  #pausedUntil = 0;
  #madeRoomAt = Number.NEGATIVE_INFINITY;

  constructor(house: House) {
    const { settings, db, pool, log } = house;
    this.#house = house;
    this.storage = new FolderStorage(join(settings.stateDir, 'photos'));
    this.counters = createPhotoCounters(house.metrics);
    const limits = {
      permit: photoHostRule(settings),
      timeoutMs: settings.PHOTO_TIMEOUT_SECONDS * 1000,
      maxBytes: settings.PHOTO_MAX_MEGABYTES * MEGABYTE,
    };
    this.copier = new PhotoCopier({
      db,
      storage: this.storage,
      fetch: (address, signal) => fetchPicture(address, limits, signal),
      log,
      counters: this.counters,
      leaseSeconds: settings.PHOTO_TIMEOUT_SECONDS + 40,
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
    this.looks = new LookNotes(db, log);
    this.wanted = new WantedHomes(db);
    this.#sweep = new PhotoSweep(db, settings.PHOTO_PREFETCH);
    this.#asked = new WorkQueue({
      atOnce: Math.max(2, settings.PHOTO_COPIES_AT_ONCE),
      waiting: MOST_ASKED_WAITING,
    });
  }

  /**
   * Copies a photo that somebody waits for. Answers whether it is there now; false after some
   * seconds, when too many others wait, or when it can't be had. The copy goes on after that.
   */
  async copyAsked(id: number, waitMs = ASKED_WAIT_MS): Promise<boolean> {
    const copied = this.#copyInTurn(id).catch((error) => {
      if (!(error instanceof QueueFullError) && !this.#closing.signal.aborted) {
        this.#house.log.warn({ err: error, photo: id }, 'photo not copied');
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

  /** Copies what is wanted and what the sweep finds until there is no more. */
  async copyInBackground(signal: AbortSignal): Promise<void> {
    if (performance.now() < this.#pausedUntil) return;
    await this.disk.measureIfOld();
    const workers = Array.from({ length: this.#house.settings.PHOTO_COPIES_AT_ONCE }, () =>
      this.#copyOneByOne(signal),
    );
    const ended = await Promise.allSettled(workers);
    const fault = ended.find((one) => one.status === 'rejected');
    if (!fault || signal.aborted) return;
    this.#pausedUntil = performance.now() + PAUSE_AFTER_FAULT_MS;
    throw fault.reason;
  }

  /** Ends copies that somebody waits for and writes down what is in memory. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.copier.settle();
    await this.looks.write();
  }

  async #copyInTurn(id: number): Promise<boolean> {
    if (this.copier.isCopying(id)) return this.copier.copy(id, this.#closing.signal, true);
    return this.#asked.run(async () => {
      const work = {};
      this.giveWay.begin(work);
      try {
        return await this.copier.copy(id, this.#closing.signal, true);
      } finally {
        this.giveWay.end(work);
      }
    });
  }

  async #copyOneByOne(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const id = await this.#next(signal);
      if (id === null) return;
      await this.giveWay.turn(signal);
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

const desks = new WeakMap<House, PhotoDesk>();

/** The desk of this house, made when it is first asked for. */
export function photoDeskOf(house: House): PhotoDesk {
  const known = desks.get(house);
  if (known) return known;
  const desk = new PhotoDesk(house);
  desks.set(house, desk);
  return desk;
}
