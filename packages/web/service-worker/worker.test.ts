import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheOf } from './rules.ts';

const SITE = 'https://homes.example';
const FONT = '/assets/figtree.woff2';

type Listener = (event: object) => void;

/** What a browser gives a worker: caches, the network, and the three events. */
class Browser {
  readonly kept = new Map<string, Map<string, Response>>();
  readonly asked: Request[] = [];
  readonly listeners = new Map<string, Listener>();
  isOnline = true;

  readonly fetch = async (given: Request | string) => {
    const request =
      given instanceof RealRequest
        ? given
        : new RealRequest(
            new URL(typeof given === 'string' ? given : (given as Request).url, SITE),
          );
    if (!this.isOnline) throw new TypeError('Failed to fetch');
    this.asked.push(request);
    const { pathname } = new URL(request.url);
    return new Response(`answer to ${pathname}`, {
      status: pathname === '/assets/gone.js' ? 404 : 200,
    });
  };

  readonly caches = {
    keys: async () => [...this.kept.keys()],
    delete: async (name: string) => this.kept.delete(name),
    open: async (name: string) => {
      const cache = this.kept.get(name) ?? new Map<string, Response>();
      this.kept.set(name, cache);
      const keyOf = (request: Request | string) =>
        new URL(typeof request === 'string' ? request : request.url, SITE).pathname;
      return {
        match: async (request: Request | string) => cache.get(keyOf(request))?.clone(),
        put: async (request: Request, answer: Response) => cache.set(keyOf(request), answer),
        addAll: async (requests: (Request | string)[]) => {
          for (const request of requests) cache.set(keyOf(request), await this.fetch(request));
        },
      };
    },
  };

  async start(release: string) {
    vi.resetModules();
    vi.stubGlobal('RELEASE', {
      name: release,
      pages: ['/offline.html', '/es/offline.html'],
      files: [FONT],
    });
    vi.stubGlobal('caches', this.caches);
    vi.stubGlobal('fetch', this.fetch);
    // A worker's requests may have paths alone.
    vi.stubGlobal(
      'Request',
      class extends RealRequest {
        constructor(input: string | URL | Request, init?: RequestInit) {
          super(typeof input === 'string' ? new URL(input, SITE) : input, init);
        }
      },
    );
    vi.stubGlobal('self', {
      location: new URL(SITE),
      registration: {},
      clients: { claim: async () => {} },
      skipWaiting: async () => {},
      addEventListener: (name: string, listen: Listener) => this.listeners.set(name, listen),
    });
    await import('./worker.ts');
    await this.happen('install');
    await this.happen('activate');
  }

  async happen(name: string) {
    let done: Promise<unknown> | undefined;
    this.listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (done = given) });
    await done;
  }

  /** The worker's answer, or null if it leaves the request to the browser. */
  async open(path: string, mode = 'navigate'): Promise<string | null> {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    const { href: url } = new URL(path, SITE);
    this.listeners.get('fetch')?.({
      request: { url, mode, method: 'GET', headers: new Headers() },
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (given: Promise<unknown>) => waits.push(given),
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    const text = await (answer as Promise<Response> | null)?.then((given) => given.text());
    await Promise.all(waits);
    return text ?? null;
  }
}

const RealRequest = Request;
let browser: Browser;

beforeEach(async () => {
  browser = new Browser();
  await browser.start('one');
});

afterEach(() => vi.unstubAllGlobals());

test('it keeps the offline pages, asked for without cookies, and the fonts', () => {
  expect([...(browser.kept.get(cacheOf('one'))?.keys() ?? [])]).toEqual([
    '/offline.html',
    '/es/offline.html',
    FONT,
  ]);
  const pages = browser.asked.filter(({ url }) => url.endsWith('/offline.html'));
  expect(pages.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']);
});

test('a page comes from the server each time, and is never kept', async () => {
  expect(await browser.open('/property-list')).toBe('answer to /property-list');
  expect(await browser.open('/property-list')).toBe('answer to /property-list');
  expect(browser.asked.filter(({ url }) => url.endsWith('/property-list'))).toHaveLength(2);
  expect([...(browser.kept.get(cacheOf('one'))?.keys() ?? [])]).not.toContain('/property-list');
});

test('without a connection it shows the offline page of the address’s language', async () => {
  browser.isOnline = false;
  expect(await browser.open('/property-list')).toBe('answer to /offline.html');
  expect(await browser.open('/es/property-list')).toBe('answer to /es/offline.html');
});

test('calls and data of pages stay with the browser', async () => {
  expect(await browser.open('/api/v1/Profile/GetProfile', 'cors')).toBeNull();
  expect(await browser.open('/property-list/favourites.data', 'cors')).toBeNull();
});

test('a file of the build is asked for once, and one that is missing is not kept', async () => {
  await browser.open('/assets/page.js', 'cors');
  await browser.open('/assets/gone.js', 'cors');
  browser.isOnline = false;
  expect(await browser.open('/assets/page.js', 'cors')).toBe('answer to /assets/page.js');
  await expect(browser.open('/assets/gone.js', 'cors')).rejects.toThrow(TypeError);
});

test('a new release removes what the one before kept', async () => {
  await browser.open('/assets/page.js', 'cors');
  await browser.start('two');
  expect([...browser.kept.keys()]).toEqual([cacheOf('two')]);
  expect([...(browser.kept.get(cacheOf('two'))?.keys() ?? [])]).not.toContain('/assets/page.js');
});
