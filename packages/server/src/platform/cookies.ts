/** How a cookie is set. All are HttpOnly unless `isReadable`, SameSite=Lax and site-wide. */
interface CookieOptions {
  /** Https only; off only where the site runs on loopback http. */
  isSecure: boolean;
  /** Lifetime in seconds; without it the cookie ends with the browser session. */
  maxAge?: number;
  /** Scripts may read it. */
  isReadable?: boolean;
}

const NAME = /^[\w-]{1,60}$/;
const VALUE = /^[\w.~!*'()%/:@&=+$-]*$/;

/**
 * The value of one cookie in a Cookie header (the first with its name), or null. Accepts any input,
 * in one pass.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  if (!header) return null;
  let start = 0;
  while (start < header.length) {
    const end = header.indexOf(';', start);
    const stop = end < 0 ? header.length : end;
    const equals = header.indexOf('=', start);
    if (equals >= 0 && equals < stop && header.slice(start, equals).trim() === name) {
      return unquoted(header.slice(equals + 1, stop).trim());
    }
    start = stop + 1;
  }
  return null;
}

/** A Set-Cookie header. Throws for a name or value that a header can't contain. */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  if (!NAME.test(name) || !VALUE.test(value))
    throw new RangeError(`The cookie ${name} is malformed`);
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax'];
  if (options.maxAge !== undefined) parts.push(`Max-Age=${Math.floor(options.maxAge)}`);
  if (!options.isReadable) parts.push('HttpOnly');
  if (options.isSecure) parts.push('Secure');
  return parts.join('; ');
}

/** A Set-Cookie header that deletes a cookie. */
export function forgetCookie(name: string, options: CookieOptions): string {
  return writeCookie(name, '', { ...options, maxAge: 0 });
}

function unquoted(value: string): string {
  return value.length >= 2 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1)
    : value;
}
