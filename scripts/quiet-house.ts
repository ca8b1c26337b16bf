import {
  createLog,
  Events,
  type House,
  Jobs,
  Mail,
  Metrics,
  type OpenDatabase,
  openSecrets,
  type Settings,
} from '../packages/server/src/platform/index.ts';
import { timetable } from '../packages/server/src/timetable.ts';

/** A house that does no work by itself: jobs are defined but never started, progress is not told. */
export function quietHouse(settings: Settings, database: OpenDatabase): House {
  const log = createLog({ level: settings.LOG_LEVEL, pretty: false });
  const jobs = new Jobs(database.pool, log, timetable);
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
    tell() {},
  };
}
