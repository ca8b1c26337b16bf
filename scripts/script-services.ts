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
  type Services,
  type Settings,
  Throttles,
} from '../packages/server/src/platform/index.ts';
import { timetable } from '../packages/server/src/timetable.ts';

/**
 * Services that do no work on their own: jobs are defined but never started, progress is not
 * reported.
 */
export function createScriptServices(settings: Settings, database: OpenDatabase): Services {
  const log = createLog({ level: settings.LOG_LEVEL, pretty: false });
  const { db, pool, connection } = database;
  const hub = new Hub(connection, log);
  const jobs = new Jobs({ pool, hub, log, timetable });
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
    tell() {},
  };
}
