import { cacheOf, offlinePageFor, otherCaches, ruleFor } from './rules.ts';

/** Written in front of this script by the server. */
declare const RELEASE: { name: string; pages: string[]; files: string[] };

interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** TypeScript has the worker's own scope only in place of a page's. */
declare const self: {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listen: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', listen: (event: Fetching) => void): void;
};

const cacheName = cacheOf(RELEASE.name);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePages(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const rule = ruleFor(event.request, self.location.origin);
  if (rule === 'page') event.respondWith(answerPage(event));
  if (rule === 'file') event.respondWith(answerFile(event));
});

/** Pages are asked for as a stranger, so that nothing in them is about a person. */
async function keepOfflinePages() {
  const pages = RELEASE.pages.map(
    (path) => new Request(path, { cache: 'reload', credentials: 'omit', redirect: 'error' }),
  );
  await (await caches.open(cacheName)).addAll([...pages, ...RELEASE.files]);
}

async function takeOver() {
  const names = otherCaches(await caches.keys(), RELEASE.name);
  await Promise.all(names.map((name) => caches.delete(name)));
  // The browser asks for a page while the worker starts, not after.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answerPage({ request, preloadResponse }: Fetching) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await find(offlinePageFor(request.url));
    if (!kept) throw error;
    return kept;
  }
}

async function answerFile(event: Fetching) {
  const { request } = event;
  const kept = await find(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // A full disk is no reason to fail.
  if (answer.status === 200) event.waitUntil(keep(request, answer.clone()).catch(() => {}));
  return answer;
}

async function keep(request: Request, answer: Response) {
  await (await caches.open(cacheName)).put(request, answer);
}

/** Nothing is found where the browser has no room for caches. */
async function find(request: Request | string) {
  return caches
    .open(cacheName)
    .then((cache) => cache.match(request))
    .catch(() => undefined);
}
