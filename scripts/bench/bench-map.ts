import { mapStatement } from '../../packages/server/src/listings/index.ts';
import { openDatabase, readSettings } from '../../packages/server/src/platform/index.ts';
import type { Finding } from './budget.ts';
import { startProgram } from './child-program.ts';
import { HttpConnection } from './http-connection.ts';
import { mixedMaps } from './map-mix.ts';
import { measure, type Spread } from './spread.ts';

const PATH = '/api/v1/Property/GetMapClusters';
/**
 * Times the SQL that counts the homes and a call that answers from the cache, one after the other.
 */
const MOST_TIMES_PARTS = 2.5;
/** A repeated call, times that SQL. */
const MOST_TIMES_SQL = 1.5;

/** Measures the mixed maps on one database: only the counting as bare SQL, and the call. */
export async function benchMap(url: string, size: number, rounds: number): Promise<Finding[]> {
  const many = { lanes: 1, questions: mixedMaps.length, rounds };
  const { db, pool, close } = openDatabase({ url }, { max: 1 });
  const { estimator } = readSettings({}, '/');
  const statements = mixedMaps.map((map) => mapStatement(db, map, estimator));
  const ask = async (_: number, question: number) => {
    const { sql, parameters } = statements[question]!;
    await pool.query(sql, [...parameters]);
  };
  try {
    await measure({ ...many, rounds: 2 }, ask);
    const sql = await measure(many, ask);
    const cold = await measureCall(url, { CACHES: 'false' }, many);
    const warm = await measureCall(url, { CACHES: 'true' }, many);
    return mapFindings(size, { sql, cold, warm });
  } finally {
    await close();
  }
}

async function measureCall(
  databaseUrl: string,
  env: Record<string, string>,
  many: { lanes: number; questions: number; rounds: number },
): Promise<Spread> {
  const bodies = mixedMaps.map((map) => JSON.stringify(map));
  const server = await startProgram<{ url: string }>('scripts/bench/serve.ts', {
    MODE: 'demo',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    ...env,
  });
  let connection = await HttpConnection.open(server.ready.url);
  const call = async (_: number, question: number) => {
    if (connection.isClosed) connection = await HttpConnection.open(server.ready.url);
    await connection.postJson(PATH, bodies[question]!);
  };
  try {
    await measure({ ...many, rounds: 2 }, call);
    return await measure(many, call);
  } finally {
    connection.close();
    await server.stop();
  }
}

function mapFindings(size: number, figures: Record<'sql' | 'cold' | 'warm', Spread>): Finding[] {
  const on = `of ${size.toLocaleString('en-US')}`;
  const time = (what: string, spread: Spread): Finding[] => [
    { what: `${what} ${on}, p50`, value: spread.p50, unit: 'ms', budget: null },
    { what: `${what} ${on}, p95`, value: spread.p95, unit: 'ms', budget: null },
  ];
  const { sql, cold, warm } = figures;
  return [
    ...time('SQL: homes of a map counted', sql),
    ...time('map call, caches off', cold),
    ...time('map call, repeated', warm),
    {
      what: `map call, caches off, to SQL and a repeated call ${on}, p50`,
      value: cold.p50 / (sql.p50 + warm.p50),
      unit: 'times',
      budget: { most: MOST_TIMES_PARTS },
    },
    {
      what: `map call, repeated, to SQL ${on}, p50`,
      value: warm.p50 / sql.p50,
      unit: 'times',
      budget: { most: MOST_TIMES_SQL },
    },
  ];
}
