import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router';
import { SEARCH_PATH } from '#listings';
import { PREFIX, plainPath, siteContext } from '#platform';
import { frameMessages } from './messages/frame.ts';
import { sitemapOfHomes } from './sitemap.ts';

/**
 * First segments of the back office's paths; the office itself answers unknown pages below them.
 */
const officeSegments = new Set([
  'leads',
  'usermanagement',
  'users',
  'components',
  'newleads',
  'unmatched-messages',
  'import-leads',
  'dashboard',
  'change-log',
  'esign',
  'useraccess',
  'claim-leads',
  'transaction-contacts',
  'transaction-details',
  'dashboardmain',
  'transaction',
  'mission',
  'claim-transaction',
  'forbidden',
  'feed',
  'tour-requests',
  'lead-routing',
  'ponds',
  'agent-limits',
  'testimonials',
  'reference-lists',
  'not-found',
]);

/**
 * A path without a page. A page request is redirected to the search, or to the office's
 * not-found page if the path is below the back office; a missing file is 404.
 */
export function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const pathname = plainPath(new URL(request.url).pathname);
  // A route's parameter is a whole segment, so this is where these files are recognized.
  const homes = /^\/sitemap-homes-(\d{1,5})\.xml$/.exec(pathname)?.[1];
  if (homes) return sitemapOfHomes(args, Number(homes));
  const accept = request.headers.get('accept') ?? '*/*';
  const isPage = /text\/html|\*\/\*/.test(accept);
  const isFile = /\.[a-z0-9]{1,8}$/i.test(pathname);
  if (!isPage || isFile) {
    return new Response(`${frameMessages.notFound()}\n`, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const segment = pathname.split('/')[1]?.toLowerCase() ?? '';
  if (!officeSegments.has(segment)) return redirect(SEARCH_PATH, 302);
  return PREFIX ? toEnglish(args, pathname) : redirect('/not-found', 302);
}

/** The router of a public page doesn't know the office: the server answers with a whole page. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  window.location.assign(request.url);
  return new Promise<never>(() => {});
}

/** Staff work in English: the office has no Spanish pages. */
function toEnglish({ context, request }: LoaderFunctionArgs, pathname: string): Response {
  const { search } = new URL(request.url);
  return redirectDocument(context.get(siteContext).publicUrl + pathname + search, 302);
}
