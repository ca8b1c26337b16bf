/** The value of one cookie in a Cookie header or `document.cookie`, decoded; null without one. */
export function cookieIn(cookies: string | null, name: string): string | null {
  for (const pair of cookies?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}

/** A Set-Cookie line, or a value for `document.cookie`, for the whole site; 0 seconds delete it. */
export function cookieText(
  name: string,
  value: string,
  { seconds, isHidden = false }: { seconds: number; isHidden?: boolean },
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${seconds}`];
  return [...parts, 'SameSite=Lax', ...(isHidden ? ['HttpOnly'] : [])].join('; ');
}
