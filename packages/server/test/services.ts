import { fileURLToPath } from 'node:url';
import { createServices } from '../src/create-services.ts';
import {
  type OpenDatabase,
  readSettings,
  type Services,
  type Timetable,
} from '../src/platform/index.ts';
import { TEST_COST } from './factories/accounts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const TEST_SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');

/**
 * Services around a test database: demo settings except for `env`, a silent log by default, jobs
 * not started, hashing at the tests' own cost. `timetable` adds times for the test's own jobs.
 */
export function createTestServices(
  database: OpenDatabase,
  {
    env,
    ...options
  }: {
    env?: Record<string, string>;
    log?: Services['log'];
    timetable?: Timetable;
    pollSeconds?: number;
  } = {},
): Services {
  const given = {
    LOG_LEVEL: 'silent',
    SECRETS_KEY: TEST_SECRETS_KEY,
    MAILS_PER_MAILBOX_HOUR: '1000',
    MAILS_PER_MAILBOX_DAY: '1000',
    SIGNING_LINKS_PER_MAILBOX_HOUR: '1000',
    SIGNING_LINKS_PER_MAILBOX_DAY: '1000',
    SIGNING_CODES_PER_ADDRESS_HOUR: '1000',
    SIGNING_CODES_PER_ADDRESS_DAY: '1000',
    ...env,
  };
  const settings = {
    ...readSettings(given, root),
    PASSWORD_MEMORY_KIB: TEST_COST.memoryCost,
    PASSWORD_PASSES: TEST_COST.timeCost,
  };
  return createServices(settings, database, options);
}
