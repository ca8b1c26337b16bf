import { language } from '@homestead/contract/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { tokenColors } from '#design';
import { PREFIX, siteContext } from '#platform';
import { offlineMessages } from '../messages/offline.ts';

/** /manifest.webmanifest: what the site is as an installed app, in the language of its address. */
export function loader({ context }: LoaderFunctionArgs) {
  const { brokerage, area } = context.get(siteContext);
  const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: `${PREFIX}/`,
    name: brokerage.name,
    description: offlineMessages.appDescription({ area: area.name }),
    lang: language() === 'es' ? 'es' : 'en-US',
    start_url: `${PREFIX}/homepage`,
    // The link to the other language stays in the app.
    scope: '/',
    display: 'standalone',
    background_color: tokenColors('paper').light,
    theme_color: tokenColors('spruce-deep').light,
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: offlineMessages.searchHomes(), url: `${PREFIX}/property-list` },
      { name: offlineMessages.favorites(), url: `${PREFIX}/property-list/favourites` },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
