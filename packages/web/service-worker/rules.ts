/** What the worker knows of a request. */
interface Asked {
  method: string;
  url: string;
  mode: string;
  headers: Pick<Headers, 'has'>;
}

/**
 * What the worker does with a request: nothing (null) for all but two kinds. A `page` always comes
 * from the server, and only without a connection is the offline page shown instead. A `file` of the
 * build never changes under its name, so it may be kept.
 */
export function ruleFor(request: Asked, origin: string): 'page' | 'file' | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.mode === 'navigate') return 'page';
  // Part of a file can't be kept.
  return url.pathname.startsWith('/assets/') && !request.headers.has('range') ? 'file' : null;
}

/** The offline page in the language of a page's address. */
export function offlinePageFor(url: string): string {
  return /^\/es(?:\/|$)/i.test(new URL(url).pathname) ? '/es/offline.html' : '/offline.html';
}

const PREFIX = 'homestead-';

/** The name of a release's cache. */
export function cacheOf(release: string): string {
  return PREFIX + release;
}

/** The caches that other releases left. */
export function otherCaches(names: readonly string[], release: string): string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(release));
}
