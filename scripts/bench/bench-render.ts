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
const WARM_UP = 500;

/** The server's CPU for one page of results with warm caches, by its own counter. */
export async function benchRender(url: string, pages: number): Promise<Finding[]> {
  const server = await startProgram<{ url: string; metricsUrl: string }>('scripts/bench/serve.ts', {
    MODE: 'demo',
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
  });
  const connection = await HttpConnection.open(server.ready.url);
  const cpuOf = async (encoding: string, count: number) => {
    const before = await cpuSeconds(server.ready.metricsUrl);
    for (let page = 0; page < count; page += 1) {
      const body = await connection.get(paths[page % paths.length]!, encoding);
      if (body.length < 5000) throw new Error('that was no page of results');
    }
    return (((await cpuSeconds(server.ready.metricsUrl)) - before) * 1000) / count;
  };
  try {
    await cpuOf('identity', WARM_UP);
    const plain = await cpuOf('identity', pages);
    const packed = await cpuOf('br', pages);
    return [
      { what: 'a page of results, CPU', value: plain, unit: 'ms', budget: { most: 6 } },
      { what: 'the same, compressed', value: packed, unit: 'ms', budget: null },
    ];
  } finally {
    connection.close();
    await server.stop();
  }
}
