import type pg from 'pg';
import type { Database, Log, Settings } from '#platform';
import type { MlsConnectionOptions } from '../mls/mls-connection.ts';

/** Services for a feed run, from the server or the command line. */
export interface FeedContext {
  db: Database;
  pool: pg.Pool;
  settings: Settings;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Waits before a request to the MLS; tests replace it. */
  wait?: MlsConnectionOptions['wait'];
}

/** How a run is watched and aborted from outside. */
export interface RunOptions {
  signal?: AbortSignal;
  onProgress?: (progress: { seen: number; changed: number; expected: number | null }) => void;
}
