import type { Finding } from './budget.ts';
import { startProgram } from './child-program.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { HttpConnection } from './http-connection.ts';

const paths = [
  '/property-list',
  '/property-list?city=Omaha',
  '/property-list?sort=priceasc&beds=3',
  '/property-list?type=house&price-max=500000',
  '/property-list?city=Papillion&sort=sqft',
];
/** What the pages ask for, as the body of their call. */
const filters = [
  {},
  { city: 'Omaha' },
  { sortby: 'priceasc', number_of_beds: 3 },
  { propertytype: 'House', pricemax: 500_000 },
  { city: 'Papillion', sortby: 'sqft' },
].map((filter) => ({ ...filter, pageSize: 20 }));
const WARM_UP = 500;
/** Times the call behind the page: the same homes as JSON, from the same caches. */
const MOST_TIMES_CALL = 8;
const CALL = '/api/v1/Property/GetPropertyList';

/** The server's CPU for one page of results with warm caches, by its own counter. */
export async function benchRender(url: string, pages: number): Promise<Finding[]> {
  const server = await startProgram<{ url: string; metricsUrl: string }>('scripts/bench/serve.ts', {
    MODE: 'demo',
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
  });
  const connection = await HttpConnection.open(server.ready.url);
  const cpuOf = async (count: number, ask: (turn: number) => Promise<Buffer>) => {
    const before = await cpuSeconds(server.ready.metricsUrl);
    for (let turn = 0; turn < count; turn += 1) {
      const body = await ask(turn);
      if (body.length < 5000) throw new Error('that was no page of results');
    }
    return (((await cpuSeconds(server.ready.metricsUrl)) - before) * 1000) / count;
  };
  const page = (encoding: string) => (turn: number) =>
    connection.get(paths[turn % paths.length]!, encoding);
  const call = (turn: number) =>
    connection.postJson(CALL, JSON.stringify(filters[turn % filters.length]));
  try {
    await cpuOf(WARM_UP, page('identity'));
    await cpuOf(WARM_UP, call);
    const plain = await cpuOf(pages, page('identity'));
    const packed = await cpuOf(pages, page('br'));
    const bare = await cpuOf(pages, call);
    return [
      { what: 'a page of results, CPU', value: plain, unit: 'ms', budget: null },
      { what: 'the same, compressed', value: packed, unit: 'ms', budget: null },
      { what: 'the call of its homes, CPU', value: bare, unit: 'ms', budget: null },
      {
        what: 'a page of results to the call of its homes, CPU',
        value: plain / bare,
        unit: 'times',
        budget: { most: MOST_TIMES_CALL },
      },
    ];
  } finally {
    connection.close();
    await server.stop();
  }
}
