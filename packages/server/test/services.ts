import { fileURLToPath } from 'node:url';
import {
  createLog,
  Events,
  Hub,
  Jobs,
  LiveChannel,
  Mail,
  Metrics,
  type OpenDatabase,
  openSecrets,
  readSettings,
  type Services,
  Throttles,
  type Timetable,
} from '../src/platform/index.ts';
import { timetable } from '../src/timetable.ts';
import { TEST_COST } from './factories/accounts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const TEST_SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');

/**
 * Services around a test database: demo settings except for `env`, a silent log by default, jobs
 * not started, hashing at the tests' own cost. `timetable` adds times for the test's own jobs.
 */
export function createTestServices(
  database: OpenDatabase,
  options: {
    env?: Record<string, string>;
    log?: Services['log'];
    timetable?: Timetable;
    pollSeconds?: number;
  } = {},
): Services {
  const log = options.log ?? createLog({ level: 'silent', pretty: false });
  const { db, pool, connection } = database;
  const hub = new Hub(connection, log);
  const jobs = new Jobs({
    pool,
    hub,
    log,
    timetable: { ...timetable, ...options.timetable },
    ...(options.pollSeconds && { pollSeconds: options.pollSeconds }),
  });
  const env = { LOG_LEVEL: 'silent', SECRETS_KEY: TEST_SECRETS_KEY, ...options.env };
  const settings = {
    ...readSettings(env, root),
    PASSWORD_MEMORY_KIB: TEST_COST.memoryCost,
    PASSWORD_PASSES: TEST_COST.timeCost,
  };
  const secrets = openSecrets(settings);
  return {
    settings,
    db,
    pool,
    jobs,
    events: new Events(db, jobs),
    hub,
    live: new LiveChannel({ db, hub, log }),
    mail: new Mail(secrets),
    throttles: new Throttles({ pool, settings }),
    secrets,
    log,
    metrics: new Metrics(),
    tell: () => {},
  };
}
