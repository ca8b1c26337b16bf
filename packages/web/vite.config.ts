import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { countyLinesPlugin } from './county-lines.ts';

const npm = '[\\\\/]node_modules[\\\\/]';
const vendor = new RegExp(
  `preload-helper|${npm}(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\\\/]`,
);
/** Mantine with what it stands on, and the icons: staff and portal pages alone. */
const kit = new RegExp(
  `${npm}(@mantine|@tabler|@floating-ui|react-remove-scroll[^\\\\/]*|react-style-singleton|react-number-format|react-textarea-autosize|use-[^\\\\/]*|clsx|get-nonce|tabbable|detect-node-es|tslib)[\\\\/]`,
);
const rights = /[\\/]contract[\\/]src[\\/]accounts[\\/](permissions|roles|default-grants)\.ts/;
/** The office's pages that only say something stand without the kit. */
const office = /[\\/]surfaces[\\/]office[\\/](?!pages[\\/]message-page)/;
/** How calls are made as the person who is signed in: not before somebody does something. */
const session =
  /[\\/](accounts[\\/]session[\\/](person-api|fill-record|token-expiry|wanted-page|after-sign-in|pending-email|sign-out)|contract[\\/]src[\\/]accounts[\\/]paths)/;
/** Where the calls of homes are: parts that load on demand alone make them in the browser. */
const calls = /[\\/]contract[\\/]src[\\/]listings[\\/]paths\.ts/;
/** What the pages of signing in and of the account have in common: no other page is sent it. */
const signIn =
  /[\\/](accounts[\\/](forms|sign-in)|contract[\\/]src[\\/]accounts[\\/]person-rules|surfaces[\\/]site[\\/]account-(page|meta)|design[\\/]message-dialog)/;
/**
 * What parts that load on demand have in common: the filters, and how a search is read and written.
 * The list of results is sent links and words ready made instead.
 */
const search =
  /[\\/]listings[\\/](filters[\\/]|(place-)?search-(fields|shapes|address|words)\.ts|ask-listings\.ts)/;
/** Small things that several parts which load on demand have in common. */
const onDemand =
  /[\\/]listings[\\/](search-memory|viewed-homes|device[\\/]compare-choice|sentence[\\/](find-sentence-search|sentence-notes))\.ts/;
/** What pages that few come to have in common with each other, or with a dialog that loads on demand. */
const fewPages =
  /[\\/](listings[\\/](places|saved-searches|home[\\/]report-(form|rule))|contract[\\/]src[\\/]listings[\\/](report-rules|saved-search))\b/;
/** Outlines of cities and centres of ZIP codes: the map and the device's place look things up there. */
const places = /[\\/]contract[\\/]src[\\/]places[\\/]/;
/** Asking for a tour: its dialog loads on demand, its page is a page of its own. */
const tour =
  /[\\/](leads[\\/]tour[\\/][^\\/]+\.tsx?|contract[\\/]src[\\/](leads[\\/]|platform[\\/]omaha-clock))/;
/** The kit's styles stay with the layouts that import them, before the layouts' own. */
const isKit = (id: string) => kit.test(id) && !id.includes('.css');
const isFrame = (id: string) =>
  /[\\/](app|contract)[\\/]/.test(id) &&
  !/[\\/](surfaces[\\/](office|portal)|accounts[\\/]own|listings[\\/](listing-map|maps))[\\/]/.test(
    id,
  ) &&
  !rights.test(id) &&
  !tour.test(id) &&
  !search.test(id) &&
  !onDemand.test(id) &&
  !fewPages.test(id) &&
  !places.test(id) &&
  !signIn.test(id) &&
  !session.test(id) &&
  !calls.test(id);

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

export default defineConfig(({ command }) => ({
  plugins: [changelog, countyLinesPlugin, reactRouter(), bareStyles],
  // Without it Vite finds React while the first page loads and answers 504 once.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  // Styles go with the pages that bring them: public pages are sent theirs inside the page
  // (app/server.ts), surfaces with styles of their own link them (app/root.tsx).
  build: { assetsInlineLimit: 0, target: 'es2022', cssCodeSplit: true },
  // The server bundle holds React itself, so that rendering is React's production build
  // whatever NODE_ENV the server was started with.
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // Few scripts: what every page runs on, what pages have in common, the component
            // kit of staff and portal pages, what staff pages have in common, each page's own. A
            // group takes along what it needs, so those of public pages choose first.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 6 },
                { name: 'rights', test: rights, minShareCount: 2, priority: 5 },
                { name: 'frame', test: isFrame, minShareCount: 2, priority: 4 },
                { name: 'calls', test: calls, minShareCount: 2, priority: 3 },
                { name: 'session', test: session, minShareCount: 2, priority: 3 },
                { name: 'search', test: search, minShareCount: 2, priority: 3 },
                { name: 'places', test: places, minShareCount: 2, priority: 3 },
                { name: 'sign-in', test: signIn, minShareCount: 2, priority: 3 },
                { name: 'kit', test: isKit, priority: 2 },
                { name: 'office', test: office, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
      build: { rollupOptions: { input: './app/server.ts' } },
    },
  },
}));
