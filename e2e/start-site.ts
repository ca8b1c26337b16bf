import { startConnectedProgram } from './connected-site.ts';
import { type StartedProgram, startProgram } from './start-program.ts';

const HOMES = 200;

/** Its button is on the sign-in page; following it shows that it can't be reached. */
const unreachableProvider = {
  key: 'office',
  name: 'Office account',
  issuer: 'http://127.0.0.1:9',
  clientId: 'homestead',
  clientSecret: 'a secret of the journeys',
};

/**
 * Starts the two sites that journeys share: one without outside services, and a small one with
 * them. Their addresses are in SITE_URL, SITE_METRICS_URL and CONNECTED_SITE_URL; given addresses
 * are used as they are. Their state folders are in SITE_STATE and CONNECTED_SITE_STATE. Returns
 * how to stop them.
 */
export default async function startSites(): Promise<() => Promise<void>> {
  const started = await Promise.allSettled([startSite(), startConnectedSite()]);
  const end = async () => {
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value?.end()));
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (!failed) return end;
  await end();
  throw failed.reason;
}

async function startSite(): Promise<StartedProgram | null> {
  if (process.env.SITE_URL) return null;
  const program = await startProgram(
    { IDENTITY_PROVIDERS: JSON.stringify([unreachableProvider]) },
    { homes: HOMES },
  );
  process.env.SITE_URL = program.url;
  process.env.SITE_METRICS_URL = program.metricsUrl;
  process.env.SITE_STATE = program.stateDir;
  return program;
}

async function startConnectedSite(): Promise<StartedProgram | null> {
  if (process.env.CONNECTED_SITE_URL) return null;
  const program = await startConnectedProgram();
  process.env.CONNECTED_SITE_URL = program.url;
  process.env.CONNECTED_SITE_STATE = program.stateDir;
  return program;
}
