import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const RUNTIME = fileURLToPath(new URL('./app/platform/local-jsx.ts', import.meta.url));

/**
 * In the Spanish build, all our markup is made by local-jsx.ts, which keeps links and forms below
 * /es. React Router does that for its own links, forms and redirects.
 */
export const localLinks: Plugin = {
  name: 'local-links',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const isOurs = importer.replaceAll('\\', '/').includes('/packages/web/app/');
    return id === 'react/jsx-runtime' && isOurs && importer !== RUNTIME ? RUNTIME : null;
  },
};
