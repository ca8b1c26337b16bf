import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The site has few routes: all of them come with the first page, no manifest calls.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
