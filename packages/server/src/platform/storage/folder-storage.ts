import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Storage, StoredFile } from './storage.ts';

const INCOMING = '.incoming';
const LEFT_BEHIND_MS = 3_600_000;
const keyShape = /^[a-z0-9_][a-z0-9._-]*(?:\/[a-z0-9_][a-z0-9._-]*){0,3}$/;

/**
 * A storage in one folder, with a subfolder for the first two characters of each key. A file is
 * written under a temporary name, synced to disk and renamed, so it is either complete or absent.
 */
export class FolderStorage implements Storage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(key);
    const incoming = join(this.#root, INCOMING);
    const aside = join(incoming, randomBytes(12).toString('hex'));
    await mkdir(incoming, { recursive: true });
    try {
      await writeDurably(aside, bytes);
      await this.#moveInto(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  }

  async find(key: string): Promise<Buffer | null> {
    return orNull(readFile(this.#pathOf(key)));
  }

  async has(key: string): Promise<boolean> {
    const found = await orNull(stat(this.#pathOf(key)));
    return found?.isFile() ?? false;
  }

  async remove(key: string): Promise<number> {
    const path = this.#pathOf(key);
    const found = await orNull(stat(path));
    if (!found) return 0;
    let bytes = found.isFile() ? found.size : 0;
    if (found.isDirectory()) {
      for await (const file of this.#filesBelow(path)) bytes += file.bytes;
    }
    // A file that is stored at the same moment stays, and its folder with it.
    await orNull(rm(path, { recursive: true, force: true }), ['ENOENT', 'ENOTEMPTY', 'EEXIST']);
    return bytes;
  }

  async *list(): AsyncIterable<StoredFile> {
    await this.#clearLeftBehind();
    for (const shard of await entriesOf(this.#root)) {
      if (shard.name === INCOMING || !shard.isDirectory()) continue;
      yield* this.#filesBelow(join(this.#root, shard.name));
    }
  }

  #pathOf(key: string): string {
    if (!keyShape.test(key) || key.length > 200) {
      throw new Error(`${JSON.stringify(key)} can’t be a storage key`);
    }
    return join(this.#root, key.slice(0, 2), ...key.split('/'));
  }

  /** `remove` may delete the folder between its creation and the move into it. */
  async #moveInto(aside: string, path: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await mkdir(dirname(path), { recursive: true });
        await rename(aside, path);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === 5) throw error;
      }
    }
  }

  async *#filesBelow(folder: string): AsyncIterable<StoredFile> {
    for (const entry of await entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        yield* this.#filesBelow(path);
        continue;
      }
      const found = await orNull(stat(path));
      if (!found) continue;
      const key = relative(this.#root, path).split(sep).slice(1).join('/');
      yield { key, bytes: found.size, storedAt: found.mtime };
    }
  }

  /** Files that a crash left half-written are useless. */
  async #clearLeftBehind(): Promise<void> {
    const incoming = join(this.#root, INCOMING);
    for (const entry of await entriesOf(incoming)) {
      const path = join(incoming, entry.name);
      const found = await orNull(stat(path));
      if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
    }
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the new name survive a crash; Windows can't open a folder and needs no such step. */
async function syncFolder(path: string): Promise<void> {
  const folder = await orNull(open(path, 'r'), ['ENOENT', 'EISDIR', 'EPERM', 'EACCES']);
  if (!folder) return;
  try {
    await folder.sync();
  } catch (error) {
    if (!['EPERM', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await folder.close();
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await orNull(readdir(folder, { withFileTypes: true }));
  return (entries ?? []).sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function orNull<T>(found: Promise<T>, codes = ['ENOENT', 'ENOTDIR']): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
