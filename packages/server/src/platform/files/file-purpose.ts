import type { Caller } from '../caller.ts';
import type { Queryable, RowOf } from '../database.ts';

export type FileRow = RowOf<'stored_file'>;

/**
 * Makes what is stored of a file that was uploaded, by name of the part: a text as it is, a picture
 * encoded again. Throws a refusal for a file that can't be used.
 */
export type Treatment = (bytes: Buffer) => Promise<Readonly<Record<string, Buffer>>>;

/** Media types that the content of a file can be recognized as. */
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf' | 'text/csv';

/** What files are uploaded for. A room registers its purposes when it starts. */
export interface FilePurpose {
  /** Lower-case letters and hyphens, such as `person-photo`. */
  readonly name: string;
  readonly maxBytes: number;
  /** The media types that are accepted, each with its treatment. */
  readonly accepts: Readonly<Partial<Record<MediaType, Treatment>>>;
  /** How another type is refused; `file-not-accepted` by default. */
  readonly refusal?: 'photo-unreadable' | 'csv-unusable';
  /** Folder of the state folder; `files` by default. */
  readonly folder?: string;
  readonly mayUpload: (caller: Caller) => boolean;
  /** Who may read a file of this purpose, asked at every read. Nobody by default. */
  readonly readers?: (db: Queryable, caller: Caller, file: FileRow) => Promise<boolean>;
  /**
   * Whether everyone may read a file, without signing in, because a record shows it now. Until then
   * only its uploader may.
   */
  readonly isPublished?: (db: Queryable, key: string) => Promise<boolean>;
  /** Those of the keys that some record refers to. Without it, files are kept `keptHours` only. */
  readonly findUsed?: (db: Queryable, keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Notes on its record, before the file is gone, why a file in quarantine was refused. */
  readonly onRefused?: (db: Queryable, key: string, code: string) => Promise<void>;
  /** How long a file is kept that nothing refers to. */
  readonly keptHours: number;
  /** The files are their uploader's personal data: erased with them. */
  readonly isUploaders?: true;
}

/** The part of a file that a reader gets. */
export const CONTENT = 'content';
/** The part that says how many pages a PDF has. */
export const PAGE_COUNT = 'pages';
/** The part that holds what was sent, until it was checked. */
export const QUARANTINED = 'quarantined';
