import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a demo's sample MLS is, for commands that run next to the demo. */
interface DemoMls {
  /** Such as http://127.0.0.1:41234 */
  url: string;
  token: string;
}

const demoPlaces = fileURLToPath(new URL('../seeds/demo/places.geojson', import.meta.url));

const fileIn = (stateDir: string) => join(stateDir, 'demo-mls.json');

/**
 * Records where this process's sample MLS is. The token is new at each start, so only we may read
 * it.
 */
export function saveDemoMls(stateDir: string, { url, token }: DemoMls): void {
  mkdirSync(stateDir, { recursive: true });
  const text = JSON.stringify({ url, token, pid: process.pid });
  writeFileSync(fileIn(stateDir), text, { mode: 0o600 });
}

export function removeDemoMls(stateDir: string): void {
  rmSync(fileIn(stateDir), { force: true });
}

/** The sample MLS of the demo running on this state folder; null when there is none. */
export function findDemoMls(stateDir: string): DemoMls | null {
  try {
    const { url, token, pid } = JSON.parse(readFileSync(fileIn(stateDir), 'utf8'));
    process.kill(pid, 0);
    return { url, token };
  } catch {
    return null;
  }
}

/**
 * Points an environment at a demo's sample MLS, its street map and its invented places; existing
 * values win, except for the address. An empty MAP_STYLE_URL leaves the demo without streets.
 */
export function pointAtDemoMls(
  env: Record<string, string | undefined>,
  { url, token }: DemoMls,
): void {
  env.MODE = 'demo';
  env.MLS_URL = `${url}/odata`;
  env.MLS_TOKEN ||= token;
  env.MLS_NAME ||= 'Sample Plains MLS';
  env.MLS_PAGE_SIZE ||= '200';
  env.MLS_SHOW_CLOSED ||= 'true';
  if (env.MAP_STYLE_URL === undefined) {
    env.MAP_STYLE_URL = `${url}/map/style.json`;
    env.MAP_DARK_STYLE_URL ??= `${url}/map/dark-style.json`;
  }
  if (env.PLACES_FILE) return;
  env.PLACES_FILE = demoPlaces;
  env.PLACES_SOURCE = 'invented for this demo';
  env.PLACES_AS_OF = '2026-11-01';
}
