import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#platform';

/**
 * All public pages may be crawled; sorted and paged variants of a search point to their canonical
 * page.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*?*sort=',
    'Disallow: /*?*after=',
    'Disallow: /*?*before=',
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
