import { startProgram } from './start-program.ts';

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
 * Starts the site that journeys share, without outside services. Its addresses are in SITE_URL and
 * SITE_METRICS_URL; an existing SITE_URL is used as it is. Returns how to stop it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  if (process.env.SITE_URL) return async () => {};
  const { url, metricsUrl, end } = await startProgram(
    { IDENTITY_PROVIDERS: JSON.stringify([unreachableProvider]) },
    { homes: HOMES },
  );
  process.env.SITE_URL = url;
  process.env.SITE_METRICS_URL = metricsUrl;
  return end;
}
