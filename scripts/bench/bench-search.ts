import { searchStatements } from '../../packages/server/src/listings/index.ts';
import { openDatabase, readSettings } from '../../packages/server/src/platform/index.ts';
import type { Finding } from './budget.ts';
import { startProgram } from './child-program.ts';
import { HttpConnection } from './http-connection.ts';
import { mixedSearches } from './search-mix.ts';
import { measure, type Spread } from './spread.ts';

const PATH = '/api/v1/Property/GetPropertyList';
const LANES = 16;
/** The fewer listings, the less SQL a cached answer saves. */
const FEW_LISTINGS_REPEATED = 4;
const MANY_LISTINGS_REPEATED = 5;

type Statements = ReturnType<typeof searchStatements>;
interface Client {
  query(sql: string, parameters: unknown[]): Promise<unknown>;
  release(): void;
}

/** The results for one market size. */
export interface SearchFigures {
  /**
   * Rows of a page and exact count, each separately and both one after the other, on one
   * connection.
   */
  rows: Spread;
  count: Spread;
  sql: Spread;
  sqlAtOnce: Spread;
  /** The call with caches off, over one connection and over 16. */
  http: Spread;
  httpAtOnce: Spread;
  /** The call with caches on, every search already made once. */
  repeated: Spread;
  repeatedAtOnce: Spread;
  /** The first call of each search, caches on. */
  firstAsk: Spread;
}

/** Measures the mixed searches on one database, as bare SQL through `pg` and as calls. */
export async function benchSearch(url: string, rounds: number): Promise<SearchFigures> {
  const statements = compileMix(url);
  const bodies = mixedSearches.map((search) => JSON.stringify(search));
  const questions = bodies.length;
  const one = { lanes: 1, questions, rounds };
  const many = { lanes: LANES, questions, rounds: rounds * 2 };
  return withClients(url, LANES, async (clients) => {
    const ask = async (lane: number, parts: (keyof Statements)[], question: number) => {
      for (const part of parts) {
        const { sql, parameters } = statements[question]![part];
        await clients[lane]!.query(sql, parameters as unknown[]);
      }
    };
    const both: (keyof Statements)[] = ['rows', 'count'];
    await measure({ ...one, rounds: 2 }, (lane, question) => ask(lane, both, question));
    const rows = await measure(one, (lane, question) => ask(lane, ['rows'], question));
    const count = await measure(one, (lane, question) => ask(lane, ['count'], question));
    const cold = await withServer(url, { CACHES: 'false' }, async (call) => {
      await measure({ ...one, rounds: 4 }, call);
      await measure({ ...many, rounds: 2 }, call);
      const sql = await measure(one, (lane, question) => ask(lane, both, question));
      const http = await measure(one, call);
      const sqlAtOnce = await measure(many, (lane, question) => ask(lane, both, question));
      const httpAtOnce = await measure(many, call);
      return { sql, http, sqlAtOnce, httpAtOnce };
    });
    const warm = await withServer(url, { CACHES: 'true' }, async (call) => {
      const firstAsk = await measure({ ...one, rounds: 1 }, call);
      await measure({ ...one, rounds: 4 }, call);
      const repeated = await measure(one, call);
      const repeatedAtOnce = await measure(many, call);
      return { firstAsk, repeated, repeatedAtOnce };
    });
    return { rows, count, ...cold, ...warm };
  });

  async function withServer<T>(
    databaseUrl: string,
    env: Record<string, string>,
    work: (call: (lane: number, question: number) => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const server = await startProgram<{ url: string }>('scripts/bench/serve.ts', {
      MODE: 'demo',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      ...env,
    });
    const connections = await Promise.all(
      Array.from({ length: LANES }, () => HttpConnection.open(server.ready.url)),
    );
    try {
      return await work(async (lane, question) => {
        if (connections[lane]!.isClosed) {
          connections[lane] = await HttpConnection.open(server.ready.url);
        }
        await connections[lane]!.postJson(PATH, bodies[question]!);
      });
    } finally {
      for (const connection of connections) connection.close();
      await server.stop();
    }
  }
}

/** Results of one size against the budgets. */
export function searchFindings(size: number, figures: SearchFigures): Finding[] {
  const on = `of ${size.toLocaleString('en-US')}`;
  const { rows, count, sql, sqlAtOnce, http, httpAtOnce, firstAsk, repeated, repeatedAtOnce } =
    figures;
  const time = (what: string, spread: Spread): Finding[] => [
    { what: `${what} ${on}, p50`, value: spread.p50, unit: 'ms', budget: null },
    { what: `${what} ${on}, p95`, value: spread.p95, unit: 'ms', budget: null },
  ];
  const rate = (what: string, spread: Spread): Finding => ({
    what: `${what} ${on}, ${LANES} in parallel`,
    value: spread.perSecond,
    unit: 'a second',
    budget: null,
  });
  return [
    ...time('SQL: rows of a page', rows),
    ...time('SQL: exact count', count),
    ...time('SQL: rows and count', sql),
    ...time('call, caches off', http),
    ...time('call, first ask', firstAsk),
    ...time('call, repeated', repeated),
    rate('SQL: rows and count', sqlAtOnce),
    rate('call, caches off', httpAtOnce),
    rate('call, repeated', repeatedAtOnce),
    {
      what: `call to SQL ${on}, p50, caches off`,
      value: http.p50 / sql.p50,
      unit: 'times',
      budget: { most: 1.5 },
    },
    {
      what: `call to SQL ${on}, throughput at ${LANES}, caches off`,
      value: httpAtOnce.perSecond / sqlAtOnce.perSecond,
      unit: 'times',
      budget: { least: 0.7 },
    },
    {
      what: `repeated call to SQL ${on}, throughput at ${LANES}`,
      value: repeatedAtOnce.perSecond / sqlAtOnce.perSecond,
      unit: 'times',
      budget: { least: size < 20_000 ? FEW_LISTINGS_REPEATED : MANY_LISTINGS_REPEATED },
    },
  ];
}

function compileMix(url: string): Statements[] {
  const { db, close } = openDatabase({ url }, { max: 1 });
  const { estimator } = readSettings({ MODE: 'demo' }, '.');
  const statements = mixedSearches.map((search) => searchStatements(db, search, estimator));
  close().catch(() => {});
  return statements;
}

async function withClients<T>(
  url: string,
  number: number,
  work: (clients: Client[]) => Promise<T>,
): Promise<T> {
  const { pool, close } = openDatabase({ url }, { max: number });
  const clients: Client[] = await Promise.all(Array.from({ length: number }, () => pool.connect()));
  try {
    return await work(clients);
  } finally {
    for (const client of clients) client.release();
    await close();
  }
}
