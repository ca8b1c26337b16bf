import type { Settings } from '../settings.ts';

/** A link into the site, made from PUBLIC_URL, never from the request (R-72). */
export function siteLink(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${publicUrl}${path}${search && `?${search}`}`;
}
