import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { FolderStorage, type Storage } from '../storage/index.ts';
import { makeSquarePicture } from './make-square-picture.ts';

const TIDY_AFTER_MS = 31 * 24 * 3600 * 1000;
const ASKED_AT_ONCE = 200;

/** Uploaded pictures in a folder of the state folder, under a key made of owner and content. */
export class PictureUploads {
  readonly #storage: Storage;

  constructor({ stateDir }: Pick<Settings, 'stateDir'>, folder: string) {
    this.#storage = new FolderStorage(join(stateDir, folder));
  }

  /**
   * Stores a base64 picture and returns its key, 40 hexadecimal digits. The key depends on the
   * owner, so two owners' copies are stored and removed separately. Refuses like {@link
   * makeSquarePicture}.
   */
  async store(ownerId: string, base64: string): Promise<string> {
    const photo = await makeSquarePicture(Buffer.from(base64, 'base64'));
    const key = createHash('sha256').update(ownerId).update(photo.webp).digest('hex').slice(0, 40);
    await this.#storage.put(`${key}/512.webp`, photo.webp);
    await this.#storage.put(`${key}/512.jpg`, photo.jpg);
    return key;
  }

  /** The bytes of a photo, or null when there is none of this key. */
  async find(key: string, format: 'webp' | 'jpg'): Promise<Buffer | null> {
    return this.#storage.find(`${key}/512.${format}`);
  }

  /**
   * Removes photos that were stored more than 31 days ago and that nothing refers to by now.
   * `referredTo` answers those of the keys that something does.
   */
  async tidy(
    referredTo: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
    before = new Date(Date.now() - TIDY_AFTER_MS),
  ): Promise<void> {
    const old = new Set<string>();
    const removeUnused = async () => {
      const used = await referredTo([...old]);
      for (const key of old) if (!used.has(key)) await this.#storage.remove(key);
      old.clear();
    };
    for await (const file of this.#storage.list()) {
      const [key] = file.key.split('/');
      if (key && file.storedAt < before) old.add(key);
      if (old.size >= ASKED_AT_ONCE) await removeUnused();
    }
    if (old.size > 0) await removeUnused();
  }
}
