import { cookieIn, cookieText } from '#platform';

const COOKIE = 'homestead_map';
const DAYS_180 = 180 * 24 * 60 * 60;

/** Whether this visitor hid the map that wide screens show beside the results. */
export function isMapHidden(request: Request): boolean {
  return cookieIn(request.headers.get('cookie'), COOKIE) === 'hidden';
}

/**
 * The cookie that an address asks for with `view=list` (no map beside the results from now on) or
 * `view=both`; null if it asks for neither. So the choice is a link, and needs no script.
 */
export function mapChoiceCookie(params: URLSearchParams): string | null {
  const view = params.get('view');
  if (view === 'list') return cookieText(COOKIE, 'hidden', { seconds: DAYS_180 });
  return view === 'both' ? cookieText(COOKIE, '', { seconds: 0 }) : null;
}
