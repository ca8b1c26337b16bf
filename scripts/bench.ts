import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readSettings, setServiceArea } from '../packages/server/src/platform/index.ts';
import { benchAccounts } from './bench/bench-accounts.ts';
import { benchAlerts } from './bench/bench-alerts.ts';
import { startBenchDatabases } from './bench/bench-database.ts';
import { benchEnvelopeLists, benchSealing } from './bench/bench-documents.ts';
import { benchFeed } from './bench/bench-feed.ts';
import { benchHome } from './bench/bench-home.ts';
import { benchLeads } from './bench/bench-leads.ts';
import { benchMap } from './bench/bench-map.ts';
import { benchMemory } from './bench/bench-memory.ts';
import { benchOfferLists } from './bench/bench-offer-lists.ts';
import { benchOffers } from './bench/bench-offers.ts';
import { benchPages } from './bench/bench-pages.ts';
import { benchRender } from './bench/bench-render.ts';
import { benchSearch, type SearchFigures, searchFindings } from './bench/bench-search.ts';
import { benchSuggest } from './bench/bench-suggest.ts';
import { concludeBench, type Finding, presentFinding } from './bench/budget.ts';

/**
 * `npm run bench`: feed, search, rendering, accounts, leads, offers, documents and pages against
 * their budgets, everything in temporary folders. `--quick` is a small run with rough figures.
 * Parts can be named: `npm run bench -- search pages`. Ends with exit code 1 when a budget is
 * broken.
 */
const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const known = [
  'feed',
  'search',
  'home',
  'map',
  'suggest',
  'alerts',
  'render',
  'accounts',
  'memory',
  'leads',
  'offers',
  'documents',
  'pages',
];
const named = words.filter((word) => !word.startsWith('--'));
const strange = words.filter((word) => word !== '--quick' && !known.includes(word));
if (strange.length > 0) {
  console.error(`Not known: ${strange.join(', ')}. There are ${known.join(', ')} and --quick.`);
  process.exit(2);
}
const wants = (part: string) => named.length === 0 || named.includes(part);

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
setServiceArea(readSettings({ MODE: 'demo' }, root).serviceArea);
const sizes = isQuick ? [2000, 20_000] : [20_000, 200_000];
const rounds = isQuick ? 5 : 20;
const all: Finding[] = [];

function tell(title: string, findings: readonly Finding[]): void {
  console.log(`\n${title}`);
  for (const finding of findings) console.log(presentFinding(finding));
  all.push(...findings);
}

console.log(
  `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}${isQuick ? ', quick run' : ''}`,
);

if (known.slice(0, -1).some(wants)) {
  const databases = await startBenchDatabases();
  try {
    if (wants('leads')) {
      const leads = isQuick ? 10_000 : 100_000;
      const fill = { leads, activities: 20 * leads, rounds };
      const title = `Leads, ${leads.toLocaleString('en-US')} of them`;
      tell(title, await benchLeads(await databases.make('leads'), fill));
    }
    if (wants('offers')) {
      const files = isQuick ? 10 : 50;
      tell('An offer', await benchOffers(await databases.make('offers'), files));
      const offers = isQuick ? 2000 : 20_000;
      const title = `Offers, ${offers.toLocaleString('en-US')} of them`;
      const url = await databases.make('offer_lists');
      tell(title, await benchOfferLists(url, { offers, rounds }));
    }
    if (wants('documents')) {
      const seals = isQuick ? 20 : 200;
      tell('Sealing', await benchSealing(await databases.make('seals'), seals));
      const envelopes = isQuick ? 2000 : 20_000;
      const title = `Envelopes, ${envelopes.toLocaleString('en-US')} of them`;
      const url = await databases.make('envelopes');
      tell(title, await benchEnvelopeLists(url, { envelopes, rounds }));
    }
    const figures: SearchFigures[] = [];
    const growing = ['search', 'home', 'map', 'suggest'].some(wants);
    const isWithoutFeed =
      named.length > 0 && named.every((part) => ['leads', 'offers', 'documents'].includes(part));
    for (const size of isWithoutFeed ? [] : growing ? sizes : sizes.slice(0, 1)) {
      const { url, findings } = await benchFeed(databases, size);
      tell(`The feed, ${size.toLocaleString('en-US')} listings`, findings);
      if (wants('search')) {
        const found = await benchSearch(url, rounds);
        tell(`Search, ${size.toLocaleString('en-US')} listings`, searchFindings(size, found));
        figures.push(found);
      }
      if (wants('home') && size === 20_000) {
        tell('A home', await benchHome(url, size, rounds));
      }
      if (wants('map')) {
        tell(
          `The map, ${size.toLocaleString('en-US')} listings`,
          await benchMap(url, size, rounds),
        );
      }
      if (wants('suggest') && size === sizes[1]) {
        tell('Typing in the search box', await benchSuggest(url, size, rounds));
      }
      if (wants('alerts') && size === sizes[0]) tell('Alerts', await benchAlerts(url));
      if (wants('accounts') && size === sizes[0]) {
        tell('Accounts', await benchAccounts(url, isQuick ? 6 : 12));
      }
      if (wants('memory') && size === sizes[0]) {
        tell('Clients that never read', await benchMemory(url));
      }
      if (wants('render') && size === sizes[0]) {
        tell('Rendering', await benchRender(url, isQuick ? 100 : 500));
      }
    }
    const [small, large] = figures;
    if (small && large) tell('Ten times as many homes', [growthFinding(small, large)]);
  } finally {
    await databases.stop();
  }
}
if (wants('pages')) tell('Pages in a browser', await benchPages(root, isQuick ? 1 : 3));

process.exit(concludeBench(all));

function growthFinding(small: SearchFigures, large: SearchFigures): Finding {
  return {
    what: `rows of a page, p95 of ${sizes[1]?.toLocaleString('en-US')} to ${sizes[0]?.toLocaleString('en-US')}`,
    value: large.rows.p95 / small.rows.p95,
    unit: 'times',
    budget: { most: 3 },
  };
}
