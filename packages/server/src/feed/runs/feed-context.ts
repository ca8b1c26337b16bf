import type pg from 'pg';
import type { Database, Log, Settings } from '#platform';

/** What a feed run works with: the server's services, or what the command line opens. */
export interface FeedContext {
  db: Database;
  pool: pg.Pool;
  settings: Settings;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
}

/** How a run is watched and aborted from outside. */
export interface RunOptions {
  signal?: AbortSignal;
  onProgress?: (progress: { seen: number; changed: number; expected: number | null }) => void;
}
