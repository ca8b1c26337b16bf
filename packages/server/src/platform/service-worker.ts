import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/** A worker may only ask this site; its answers are pages with policies of their own. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** Needed once the connection is gone: the offline page's fonts. */
const FONTS = /\.woff2$/;

/** The script of the bar, in each language. What it imports is needed, too. */
const WATCH = /^connection-watch-.*\.js$/;

/** Scripts that every page has loaded. */
const LOADED = /^(?:vendor|frame|rolldown-runtime)-/;

const OFFLINE_PAGES = ['/offline.html', '/es/offline.html'];

/**
 * Serves `/service-worker.js` (paper 72). Browsers look for a new one when a page is opened. When
 * it is off, browsers that have the worker remove it and what it kept.
 */
export async function serveServiceWorker(
  app: FastifyInstance,
  settings: Pick<Settings, 'webBuildDir' | 'brokerage'>,
  { isOn }: { isOn: boolean },
): Promise<void> {
  const text = isOn ? await writeWorker(settings) : REMOVAL;
  app.get('/service-worker.js', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache').header('content-security-policy', POLICY);
    return reply.type('text/javascript; charset=utf-8').send(text);
  });
}

/** In place of the worker, without a build: development may have none. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * The worker of this release. Its name changes with the build's files and with what the offline
 * page says about the brokerage, so that browsers fetch both again.
 */
async function writeWorker(settings: Pick<Settings, 'webBuildDir' | 'brokerage'>): Promise<string> {
  const { webBuildDir, brokerage } = settings;
  const assets = join(webBuildDir, 'client/assets');
  const [script, names] = await Promise.all([
    readFile(join(webBuildDir, 'service-worker.js'), 'utf8'),
    readdir(assets),
  ]);
  const name = createHash('sha256')
    .update(JSON.stringify([script, names.sort(), brokerage]))
    .digest('hex')
    .slice(0, 16);
  const watches = names.filter((file) => WATCH.test(file));
  const imported = await Promise.all(watches.map((file) => importsOf(join(assets, file))));
  const kept = new Set([
    ...names.filter((file) => FONTS.test(file)),
    ...watches,
    ...imported.flat(),
  ]);
  const files = [...kept].map((file) => `/assets/${file}`);
  const release = { name, pages: OFFLINE_PAGES, files };
  return `const RELEASE=${JSON.stringify(release)};\n${script}`;
}

/** The scripts beside a built one that it imports, without those that every page has loaded. */
async function importsOf(path: string): Promise<string[]> {
  const code = await readFile(path, 'utf8');
  const names = [...code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)];
  return names.flatMap(([, name = '']) => (LOADED.test(name) ? [] : [name]));
}
