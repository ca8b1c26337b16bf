import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { loadedStyles } from './loaded-styles.ts';
import { localLinks } from './local-links.ts';
import { messageCatalogs } from './message-catalogs.ts';
import { pageLanguage } from './page-language.ts';
import { deskScripts, isOneOf, sharedScripts } from './shared-scripts.ts';

const npm = '[\\\\/]node_modules[\\\\/]';
const vendor = new RegExp(
  `preload-helper|${npm}(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\\\/]`,
);
/** Mantine with what it depends on, and the icons: only for staff pages. */
const kit = new RegExp(
  `${npm}(@mantine|@tabler|@tanstack|zod|@floating-ui|react-remove-scroll[^\\\\/]*|react-style-singleton|react-number-format|react-textarea-autosize|use-[^\\\\/]*|clsx|get-nonce|tabbable|detect-node-es|tslib)[\\\\/]`,
);
/** The kit's styles stay with the layouts that import them, before the layouts' own. */
const isKit = (id: string) => kit.test(id) && !id.includes('.css');

const CHANGELOG = fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url));

/** Gives the page Change log the text of CHANGELOG.md as `virtual:changelog`. */
const changelog: Plugin = {
  name: 'changelog',
  resolveId: (id) => (id === 'virtual:changelog' ? '\0changelog' : null),
  load(id) {
    if (id !== '\0changelog') return null;
    this.addWatchFile(CHANGELOG);
    return `export const changelog = ${JSON.stringify(readFileSync(CHANGELOG, 'utf8'))};`;
  },
};

/** A bare import of a module's styles brings them, for parts whose markup is made on the server. */
const bareStyles: Plugin = {
  name: 'bare-styles',
  enforce: 'post',
  transform: (code, id) =>
    /\.module\.css$/.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
};

/**
 * A shared script without what it imports needs this. React Router sets 'exports-only', which
 * forbids that.
 */
const looseEntries: Plugin = {
  name: 'loose-entries',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

export default defineConfig(({ command }) => ({
  plugins: [
    changelog,
    messageCatalogs(pageLanguage),
    ...(pageLanguage === 'es' ? [localLinks] : []),
    reactRouter(),
    bareStyles,
    loadedStyles,
    looseEntries,
  ],
  // Without it Vite finds React while the first page loads and answers 504 once.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  // Styles go with the pages that bring them: public pages are sent theirs inside the page
  // (app/server.ts), surfaces with styles of their own link them (app/root.tsx).
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    cssCodeSplit: true,
    // A part that loads on demand doesn't name what every page has loaded.
    modulePreload: {
      resolveDependencies: (_file, needed) =>
        needed.filter((path) => !/assets\/(vendor|frame)-/.test(path)),
    },
  },
  // The server bundle holds React itself, so that rendering is React's production build
  // whatever NODE_ENV the server was started with.
  define: {
    PAGE_LANGUAGE: JSON.stringify(pageLanguage),
    ...(command === 'build' && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Short hashes: every page loads the manifest, which names all files.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Only styles are in it. Fonts keep the name that the server's build gives them, so
            // that the one in a page's head is the one in its styles.
            assetFileNames: ({ names }) =>
              `assets/[name]-[hash${names.some((name) => name.endsWith('.css')) ? ':6' : ''}][extname]`,
            // Files named in neither list go where the import graph puts them.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 4 },
                ...Object.entries(sharedScripts).map(([name, files]) => ({
                  name,
                  test: isOneOf(files),
                  minShareCount: 2,
                  priority: 3,
                })),
                { name: 'kit', test: isKit, priority: 2 },
                // What only two or three scripts share stays apart. What these import stays out:
                // public pages load it, too.
                ...Object.entries(deskScripts).map(([name, files]) => ({
                  name,
                  test: isOneOf(files),
                  minShareCount: 4,
                  includeDependenciesRecursively: false,
                  priority: 1,
                })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
      build: {
        rolldownOptions: {
          input: './app/server.ts',
          // Loaders import what browsers load on demand, to render it.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
}));
