import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const RUNTIME = fileURLToPath(new URL('./local-jsx.ts', import.meta.url));

/**
 * In the Spanish build, all our markup is made by local-jsx.ts, which keeps links and forms below
 * /es. React Router does that for its own links, forms and redirects.
 */
export const localLinks: Plugin = {
  name: 'local-links',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'react/jsx-runtime' && importer?.replaceAll('\\', '/').includes('/packages/web/app/')
      ? RUNTIME
      : null,
};
