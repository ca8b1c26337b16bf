import type { Config } from '@react-router/dev/config';
import { pageLanguage } from './page-language.ts';

export default {
  appDirectory: 'app',
  buildDirectory: pageLanguage === 'es' ? 'build/es' : 'build',
  basename: pageLanguage === 'es' ? '/es' : '/',
  ssr: true,
  // The site has few routes: all of them come with the first page, no manifest calls.
  routeDiscovery: { mode: 'initial' },
  // The server refuses foreign forms before a page is made, and knows all addresses of ours; this
  // check knows one, and takes the `Origin: null` of pages that send no referrer for a foreign one.
  allowedActionOrigins: ['**'],
} satisfies Config;
