import { fileURLToPath } from 'node:url';
import {
  createLog,
  Events,
  type House,
  Jobs,
  Metrics,
  type OpenDatabase,
  readSettings,
  type Timetable,
} from '../src/platform/index.ts';
import { timetable } from '../src/timetable.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * A house around a test database: settings of a demo unless `env` says otherwise, a silent log
 * unless one is given, jobs not started. `timetable` adds times for jobs of the test's own.
 */
export function createTestHouse(
  database: OpenDatabase,
  options: { env?: Record<string, string>; log?: House['log']; timetable?: Timetable } = {},
): House {
  const log = options.log ?? createLog({ level: 'silent', pretty: false });
  const jobs = new Jobs(database.pool, log, { ...timetable, ...options.timetable });
  return {
    settings: readSettings({ LOG_LEVEL: 'silent', ...options.env }, root),
    db: database.db,
    pool: database.pool,
    jobs,
    events: new Events(database.db, jobs),
    log,
    metrics: new Metrics(),
    tell: () => {},
  };
}
