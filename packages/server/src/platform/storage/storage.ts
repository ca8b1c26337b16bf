/** One stored file, as {@link Storage.list} returns it. */
export interface StoredFile {
  key: string;
  bytes: number;
  storedAt: Date;
}

/**
 * Stores files outside the database. Keys are made from their content (a hash), so the same key
 * always means the same bytes and storing twice does no harm. A key is one to four parts of
 * lower-case letters, digits, `.`, `_` and `-`, separated by `/`; anything else is refused.
 */
export interface Storage {
  /** Stores the bytes. Once resolved, they survive a crash; a half-written file is never seen. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes under the key, or null when there are none. */
  find(key: string): Promise<Buffer | null>;
  /** Whether the key exists. */
  has(key: string): Promise<boolean>;
  /** Deletes the file with that key, or all files below it. Returns how many bytes were freed. */
  remove(key: string): Promise<number>;
  /** All files, grouped by the first part of their keys. */
  list(): AsyncIterable<StoredFile>;
}
