import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { RefusalError, refuse } from '../refusal-error.ts';
import type { Settings } from '../settings.ts';
import type { ReceivedFile } from './files.ts';

const FOLDER = 'incoming-files';
const LEFT_BEHIND_MS = 3_600_000;
/** What a multipart body has around its one file. */
const OVERHEAD_BYTES = 4096;
const MAX_AT_ONCE = 10;
const MAX_OF_ONE_PERSON = 3;
const RETRY_AFTER_SECONDS = 5;

/** How many files each person is sending now. */
const receiving = new Map<string, number>();

/**
 * Streams the one file of a multipart body to disk, has `use` work with it and deletes it. Refuses
 * (bad-upload) a body that breaks off or has no file, other fields or several files, (too-large) a
 * file above `maxBytes`, as soon as that is known, (too-many) a fourth one of a person at a time,
 * and (busy) when ten arrive already.
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  {
    settings,
    maxBytes,
    personId,
    before,
  }: {
    settings: Pick<Settings, 'stateDir'>;
    maxBytes: number;
    personId: string;
    /** Runs once it is this file's turn, before anything is read. */
    before: () => Promise<void>;
  },
  use: (received: ReceivedFile & { bytes: number }) => Promise<T>,
): Promise<T> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > maxBytes + OVERHEAD_BYTES) return refuse('too-large');
  takeTurn(personId);
  const folder = join(settings.stateDir, FOLDER);
  const path = join(folder, randomBytes(12).toString('hex'));
  try {
    await before();
    await mkdir(folder, { recursive: true });
    return await use({ path, ...(await streamTo(path, request, maxBytes)) });
  } finally {
    endTurn(personId);
    // A body left unread hides for a minute that its sender is gone.
    request.raw.resume();
    await rm(path, { force: true });
  }
}

function takeTurn(personId: string): void {
  const theirs = receiving.get(personId) ?? 0;
  const retry = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  if (theirs >= MAX_OF_ONE_PERSON) refuse('too-many', retry);
  const all = [...receiving.values()].reduce((sum, count) => sum + count, 0);
  if (all >= MAX_AT_ONCE) refuse('busy', retry);
  receiving.set(personId, theirs + 1);
}

function endTurn(personId: string): void {
  const left = (receiving.get(personId) ?? 1) - 1;
  if (left > 0) receiving.set(personId, left);
  else receiving.delete(personId);
}

async function streamTo(
  path: string,
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ name: string; bytes: number }> {
  let received: { name: string; bytes: number } | null = null;
  const limits = { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 };
  const tooLarge = new AbortController();
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') return refuse('bad-upload');
      part.file.once('limit', () => tooLarge.abort());
      await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o640 }), {
        signal: tooLarge.signal,
      });
      received = { name: part.filename, bytes: part.file.bytesRead };
    }
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    const isTooLarge = tooLarge.signal.aborted || code === 'FST_REQ_FILE_TOO_LARGE';
    if (isTooLarge) return refuse('too-large');
    // What has no system call behind it is a mistake of the body, or of the one who sent it.
    if (error instanceof RefusalError || syscall) throw error;
    return refuse('bad-upload');
  }
  if (tooLarge.signal.aborted) return refuse('too-large');
  return received ?? refuse('bad-upload');
}

/** Deletes what a node left behind that ended while it received a file. */
export async function clearIncomingFiles({ stateDir }: Pick<Settings, 'stateDir'>): Promise<void> {
  const folder = join(stateDir, FOLDER);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
