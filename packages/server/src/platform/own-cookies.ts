import type { FastifyInstance } from 'fastify';
import { isInProcess } from './hand-over.ts';
import type { Settings } from './settings.ts';

const HOST = '__Host-';
const OURS = /^(?:__Host-)?homestead_[\w-]+$/;

/**
 * Renames our cookies at the program's edge: on https they are `__Host-` cookies, which
 * browsers accept only from this host over https and for all paths, so that a neighboring subdomain
 * or an answer in clear text can't plant one. The rest of the program has the plain names.
 */
export function guardCookies(
  app: FastifyInstance,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): void {
  const isHttps = publicUrl.startsWith('https:');
  app.addHook('onRequest', async ({ raw }) => {
    const { cookie } = raw.headers;
    if (cookie === undefined || isInProcess()) return;
    raw.headers.cookie = takeCookies(cookie, isHttps);
  });
  if (!isHttps) return;
  app.addHook('onSend', async (_request, reply) => {
    const lines = reply.getHeader('set-cookie');
    if (lines === undefined || isInProcess()) return;
    reply.removeHeader('set-cookie');
    reply.header(
      'set-cookie',
      [lines].flat().map((line) => guardedLine(String(line))),
    );
  });
}

/**
 * A Cookie header with our cookies under their plain names. Omits those that came under a name that
 * isn't in use, on https without `__Host-`, and those that came twice: one may be a stranger's.
 */
export function takeCookies(header: string, isHttps: boolean): string {
  const pairs = header.split(';').map((pair) => pair.trim());
  const nameOf = (pair: string) => pair.split('=', 1)[0]?.trim() ?? '';
  const times = new Map<string, number>();
  for (const pair of pairs) times.set(nameOf(pair), (times.get(nameOf(pair)) ?? 0) + 1);
  return pairs
    .filter((pair) => {
      const name = nameOf(pair);
      if (!OURS.test(name)) return true;
      return name.startsWith(HOST) === isHttps && times.get(name) === 1;
    })
    .map((pair) => (OURS.test(nameOf(pair)) && isHttps ? pair.slice(HOST.length) : pair))
    .join('; ');
}

/** A Set-Cookie line for https. Others' cookies stay as they are. */
export function guardedLine(line: string): string {
  const [name = ''] = line.split('=', 1);
  if (!OURS.test(name)) return line;
  const named = name.startsWith(HOST) ? line : `${HOST}${line}`;
  return /;\s*secure(?:;|$)/i.test(named) ? named : `${named}; Secure`;
}
