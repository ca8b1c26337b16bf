/** One stored file, as {@link Storage.list} tells it. */
export interface StoredFile {
  key: string;
  bytes: number;
  storedAt: Date;
}

/**
 * Where files are kept that are no rows. Keys are made of their content (a hash), so that the same
 * key always means the same bytes and storing twice does no harm. A key is one to four parts of
 * lower-case letters, digits, `.`, `_` and `-`, parted by `/`; anything else is refused.
 */
export interface Storage {
  /** Keeps the bytes. Once fulfilled they outlive a crash; a half-written file is never seen. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes under the key, or null when there are none. */
  find(key: string): Promise<Buffer | null>;
  /** Whether there is something under the key. */
  has(key: string): Promise<boolean>;
  /** Forgets the file of that key, or all files below it. Answers how many bytes came free. */
  remove(key: string): Promise<number>;
  /** All files, those below the same first part one after the other. */
  list(): AsyncIterable<StoredFile>;
}
