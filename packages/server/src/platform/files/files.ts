import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backoff } from '../backoff.ts';
import type { Caller } from '../caller.ts';
import type { Database, Queryable } from '../database.ts';
import type { Log } from '../log.ts';
import { RefusalError, refuse } from '../refusal-error.ts';
import type { Settings } from '../settings.ts';
import { FolderStorage, type Storage } from '../storage/index.ts';
import { safeFileName } from './file-name.ts';
import {
  CONTENT,
  type FilePurpose,
  type FileRow,
  type MediaType,
  PAGE_COUNT,
  QUARANTINED,
} from './file-purpose.ts';
import {
  countDayBytes,
  delayCheck,
  deleteFiles,
  deleteFilesOf,
  findFile,
  insertFile,
  makeCheckDue,
  markReady,
  selectFiles,
  selectFilesOf,
} from './file-store.ts';
import { mediaTypeOf } from './media-type.ts';
import { scanForViruses } from './virus-scan.ts';

const FOLDER = 'files';
const DELAY_SECONDS = { first: 60, most: 3600 };

interface FileServices {
  db: Database;
  settings: Pick<Settings, 'stateDir' | 'CLAMD_URL'>;
  log: Log;
}

/** A file on its way in: where its bytes are, and the name it was sent with. */
export interface ReceivedFile {
  path: string;
  name: string;
}

/**
 * Uploaded files. A file's row is there before its bytes, and the row is ready after the
 * bytes were checked, so no crash makes a file readable that wasn't checked. Bytes without a row
 * are removed by a job.
 */
export class Files {
  readonly #services: FileServices;
  readonly #purposes = new Map<string, FilePurpose>();
  readonly #storages = new Map<string, Storage>();

  constructor(services: FileServices) {
    this.#services = services;
  }

  /** Throws for a duplicate name. */
  register(purpose: FilePurpose): void {
    if (this.#purposes.has(purpose.name)) throw new Error(`${purpose.name} is registered already`);
    this.#purposes.set(purpose.name, purpose);
  }

  get purposes(): readonly FilePurpose[] {
    return [...this.#purposes.values()];
  }

  purposeOf(name: string): FilePurpose | null {
    return this.#purposes.get(name) ?? null;
  }

  storageOf({ folder = FOLDER }: FilePurpose): Storage {
    const known = this.#storages.get(folder);
    if (known) return known;
    const storage = new FolderStorage(join(this.#services.settings.stateDir, folder));
    this.#storages.set(folder, storage);
    return storage;
  }

  /**
   * Stores a file that was received and checks it. If the virus scanner can't be reached, the row
   * stays in quarantine and the check is repeated by a job. Refuses (file-not-accepted, or what
   * the purpose says) content of another type, (file-infected), and what the type's treatment
   * refuses; nothing of such a file is kept.
   */
  async take(purpose: FilePurpose, ownerId: string, received: ReceivedFile): Promise<FileRow> {
    const bytes = await readFile(received.path);
    return this.check(await this.hold(purpose, ownerId, { name: received.name, bytes }));
  }

  /**
   * Puts a file in quarantine, where a job checks it after five minutes, or right after {@link
   * checkSoon}. Without an owner it came in from outside. Refuses (file-not-accepted, or what the
   * purpose says) content of another type.
   */
  async hold(
    purpose: FilePurpose,
    ownerId: string | null,
    { name, bytes }: { name: string; bytes: Buffer },
  ): Promise<FileRow> {
    const type = await mediaTypeOf(bytes, (one) => purpose.accepts[one] !== undefined);
    if (bytes.length === 0 || type === null) return refuse(purpose.refusal ?? 'file-not-accepted');
    const row = await insertFile(this.#services.db, {
      key: randomBytes(20).toString('hex'),
      purpose: purpose.name,
      owner_id: ownerId,
      name: safeFileName(name, type),
      media_type: type,
      bytes: bytes.length,
    });
    await this.storageOf(purpose).put(`${row.key}/${QUARANTINED}`, bytes);
    return row;
  }

  /** How many bytes of a purpose were stored within the last day. */
  bytesOfDay(db: Queryable, { name }: FilePurpose): Promise<number> {
    return countDayBytes(db, name);
  }

  /** Has the job check files in quarantine as soon as the caller's transaction is committed. */
  checkSoon(tx: Queryable, keys: readonly string[]): Promise<void> {
    return makeCheckDue(tx, keys);
  }

  /** Checks a file in quarantine; returns the row as it is then. Refuses like {@link take}. */
  async check(row: FileRow): Promise<FileRow> {
    const purpose = this.purposeOf(row.purpose);
    const treat = purpose?.accepts[row.media_type as MediaType];
    if (!purpose || !treat) return this.#later(row, `${row.purpose} doesn’t accept it`);
    const storage = this.storageOf(purpose);
    const bytes = await storage.find(`${row.key}/${QUARANTINED}`);
    if (!bytes) return this.#drop(row, () => refuse('file-not-found'));
    const clamd = this.#services.settings.CLAMD_URL;
    const scan = clamd ? await scanForViruses(clamd, bytes) : { kind: 'clean' as const };
    if (scan.kind === 'unchecked') return this.#later(row, scan.reason);
    if (scan.kind === 'infected') {
      this.#services.log.warn({ file: row.key, signature: scan.signature }, 'file is infected');
      await purpose.onRefused?.(this.#services.db, row.key, 'file-infected');
      return this.#drop(row, () => refuse('file-infected'));
    }
    try {
      for (const [part, content] of Object.entries(await treat(bytes))) {
        await storage.put(`${row.key}/${part}`, content);
      }
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      if (error.code === 'busy') return this.#later(row, error.message);
      await purpose.onRefused?.(this.#services.db, row.key, error.code);
      return this.#drop(row, () => {
        throw error;
      });
    }
    if (!(await markReady(this.#services.db, row.key))) return refuse('file-not-found');
    await storage.remove(`${row.key}/${QUARANTINED}`);
    return { ...row, state: 'ready' };
  }

  /**
   * One part of a file, if this caller may read it at this moment. Refuses (not-found) a file that
   * doesn't exist, wasn't checked, or is not theirs to read, all alike.
   */
  async read(
    key: string,
    {
      caller,
      part = CONTENT,
      purpose: wanted,
    }: { caller: Caller | null; part?: string; purpose?: string },
  ): Promise<{ file: FileRow; bytes: Buffer }> {
    const { db } = this.#services;
    const file = await findFile(db, key);
    const purpose = file && this.purposeOf(file.purpose);
    if (!file || !purpose || file.state !== 'ready') return refuse('not-found');
    if (wanted !== undefined && wanted !== file.purpose) return refuse('not-found');
    const mayRead = await isReadable(db, { purpose, file, caller });
    const bytes = mayRead && (await this.storageOf(purpose).find(`${key}/${part}`));
    return bytes ? { file, bytes } : refuse('not-found');
  }

  /**
   * A file that the caller uploaded for a purpose within the last day, to be made part of a record.
   * Refuses (file-not-found) any other, and (file-in-check) one that is still in quarantine.
   */
  async requireOwn(
    db: Queryable,
    key: string,
    { purpose, caller }: { purpose: string; caller: Caller },
  ): Promise<FileRow> {
    return requireUsable(await findFile(db, key), { purpose, caller });
  }

  /** The same for several, which must all be such files. */
  async requireAllOwn(
    db: Queryable,
    keys: readonly string[],
    whose: { purpose: string; caller: Caller },
  ): Promise<void> {
    const found = new Map((await selectFiles(db, keys)).map((file) => [file.key, file]));
    for (const key of keys) requireUsable(found.get(key) ?? null, whose);
  }

  /** The content of such a file. */
  async readOwn(key: string, whose: { purpose: string; caller: Caller }): Promise<Buffer> {
    return (await this.#partOfOwn(key, CONTENT, whose)) ?? refuse('file-not-found');
  }

  /** How many pages such a PDF has, as counted by its check. */
  async pagesOfOwn(key: string, whose: { purpose: string; caller: Caller }): Promise<number> {
    const counted = await this.#partOfOwn(key, PAGE_COUNT, whose);
    return counted ? Number(counted.toString()) : refuse('file-not-found');
  }

  async #partOfOwn(key: string, part: string, whose: { purpose: string; caller: Caller }) {
    const file = await this.requireOwn(this.#services.db, key, whose);
    const purpose = this.purposeOf(file.purpose);
    return purpose && this.storageOf(purpose).find(`${key}/${part}`);
  }

  /**
   * The content of a checked file of a purpose, for the room that made it part of a record and has
   * checked who asks. Refuses (file-not-found) any other.
   */
  async contentOf(key: string, purposeName: string): Promise<Buffer> {
    const file = await findFile(this.#services.db, key);
    const purpose = this.purposeOf(purposeName);
    const isTheirs = file?.state === 'ready' && file.purpose === purposeName;
    const bytes = isTheirs && purpose && (await this.storageOf(purpose).find(`${key}/${CONTENT}`));
    return bytes || refuse('file-not-found');
  }

  /** Deletes files of one purpose, rows first. */
  async remove(purpose: FilePurpose, keys: readonly string[]): Promise<void> {
    await deleteFiles(this.#services.db, keys);
    for (const key of keys) await this.storageOf(purpose).remove(key);
  }

  /** What a person uploaded and we still have, newest first. */
  listOf(db: Queryable, personId: string, limit: number) {
    return selectFilesOf(db, personId, limit);
  }

  /** Deletes what people uploaded that is their personal data. A job removes the bytes. */
  async erase(tx: Queryable, personIds: readonly string[]): Promise<void> {
    const theirs = this.purposes.filter(({ isUploaders }) => isUploaders);
    await deleteFilesOf(
      tx,
      personIds,
      theirs.map(({ name }) => name),
    );
  }

  async #later(row: FileRow, reason: string): Promise<FileRow> {
    const seconds = backoff(row.attempts + 1, DELAY_SECONDS);
    this.#services.log.warn({ file: row.key, reason }, 'file stays in quarantine');
    await delayCheck(this.#services.db, row.key, { seconds, error: reason });
    return row;
  }

  async #drop(row: FileRow, refusal: () => never): Promise<never> {
    const purpose = this.purposeOf(row.purpose);
    if (purpose) await this.remove(purpose, [row.key]);
    return refusal();
  }
}

function requireUsable(
  file: FileRow | null,
  { purpose, caller }: { purpose: string; caller: Caller },
): FileRow {
  const isFresh = file !== null && Date.now() - file.uploaded_at.getTime() < 24 * 3600 * 1000;
  if (!isFresh || file.purpose !== purpose || file.owner_id !== caller.personId) {
    return refuse('file-not-found');
  }
  if (file.state !== 'ready') return refuse('file-in-check', { retryAfterSeconds: 60 });
  return file;
}

async function isReadable(
  db: Queryable,
  { purpose, file, caller }: { purpose: FilePurpose; file: FileRow; caller: Caller | null },
): Promise<boolean> {
  const { readers, isPublished } = purpose;
  if (caller && readers && (await readers(db, caller, file))) return true;
  if (!isPublished) return false;
  return caller?.personId === file.owner_id || isPublished(db, file.key);
}
