/**
 * The remembered page as a path of our own, or null: one leading slash, the same origin, neither an
 * API call nor a step of sign-in. Takes the cookie as the browser sent it.
 */
export function readWantedPage(cookie: string | null, publicUrl: string): string | null {
  const path = decoded(cookie);
  if (!path || path.length > 2000 || !/^\/(?![/\\])/.test(path)) return null;
  if (/[\p{Cc}\\]/u.test(path) || !URL.canParse(path, publicUrl)) return null;
  const url = new URL(path, publicUrl);
  if (url.origin !== new URL(publicUrl).origin) return null;
  const first = url.pathname.split('/')[1]?.toLowerCase();
  if (first === undefined || ['', 'api', 'auth', 'login'].includes(first)) return null;
  return url.pathname + url.search + url.hash;
}

function decoded(cookie: string | null): string | null {
  try {
    return cookie ? decodeURIComponent(cookie) : null;
  } catch {
    return null;
  }
}
