import {
  createLog,
  Events,
  Files,
  Hub,
  Jobs,
  LiveChannel,
  Mail,
  Metrics,
  type OpenDatabase,
  openSecrets,
  type Services,
  type Settings,
  setServiceArea,
  Throttles,
  type Timetable,
} from '#platform';
import { timetable } from './timetable.ts';

/**
 * What rooms work with, around an open database. Jobs are not started. `timetable` adds times of
 * jobs, `tell` hears progress; without it nobody does.
 */
export function createServices(
  settings: Settings,
  { db, pool, connection }: OpenDatabase,
  options: {
    log?: Services['log'];
    tell?: Services['tell'] | undefined;
    timetable?: Timetable | undefined;
    pollSeconds?: number | undefined;
  } = {},
): Services {
  setServiceArea(settings.serviceArea);
  const log = options.log ?? createLog({ level: settings.LOG_LEVEL, pretty: false });
  const hub = new Hub(connection, log);
  const jobs = new Jobs({
    pool,
    hub,
    log,
    timetable: { ...timetable, ...options.timetable },
    ...(options.pollSeconds && { pollSeconds: options.pollSeconds }),
  });
  const secrets = openSecrets(settings);
  const metrics = new Metrics();
  return {
    settings,
    db,
    pool,
    jobs,
    events: new Events({ db, jobs, log, metrics }),
    hub,
    live: new LiveChannel({ db, hub, log }),
    mail: new Mail(secrets, settings),
    files: new Files({ db, settings, log }),
    throttles: new Throttles({ pool, settings }),
    secrets,
    log,
    metrics,
    tell: options.tell ?? (() => {}),
  };
}
