/**
 * Our cookies' names are `__Host-` names in a browser on https (R-92). Pages rendered on the server
 * use the plain ones: the server renames them.
 */
function isRenamed(): boolean {
  return typeof document !== 'undefined' && document.location.protocol === 'https:';
}

function nameInUse(name: string): string {
  return isRenamed() ? `__Host-${name}` : name;
}

/** The value of one cookie in a Cookie header or `document.cookie`, decoded; null without one. */
export function cookieIn(cookies: string | null, name: string): string | null {
  const wanted = nameInUse(name);
  for (const pair of cookies?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals < 0 || pair.slice(0, equals).trim() !== wanted) continue;
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
  const parts = [`${nameInUse(name)}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${seconds}`];
  return [
    ...parts,
    'SameSite=Lax',
    ...(isRenamed() ? ['Secure'] : []),
    ...(isHidden ? ['HttpOnly'] : []),
  ].join('; ');
}
