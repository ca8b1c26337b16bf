import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from './is-loopback.ts';
import type { Settings } from './settings.ts';

/**
 * Whether a request authenticated by cookie came from one of our own pages: its Origin is that of
 * PUBLIC_URL or, in a demo, the loopback address that it was sent to. A browser that omits the
 * Origin says so by Sec-Fetch-Site, which no script can set.
 */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  settings: Pick<Settings, 'publicUrl' | 'mode'>,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === 'null') {
    return headers['sec-fetch-site'] === 'same-origin';
  }
  if (origin === new URL(settings.publicUrl).origin) return true;
  if (settings.mode !== 'demo' || !host || origin !== `http://${host}`) return false;
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}
