import { fileURLToPath } from 'node:url';
import {
  createLog,
  Events,
  type House,
  Jobs,
  Mail,
  Metrics,
  type OpenDatabase,
  openSecrets,
  readSettings,
  type Timetable,
} from '../src/platform/index.ts';
import { timetable } from '../src/timetable.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const TEST_SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');

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
  const settings = readSettings(
    { LOG_LEVEL: 'silent', SECRETS_KEY: TEST_SECRETS_KEY, ...options.env },
    root,
  );
  const secrets = openSecrets(settings);
  return {
    settings,
    db: database.db,
    pool: database.pool,
    jobs,
    events: new Events(database.db, jobs),
    mail: new Mail(secrets),
    secrets,
    log,
    metrics: new Metrics(),
    tell: () => {},
  };
}
