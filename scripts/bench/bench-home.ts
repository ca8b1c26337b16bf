import { openDatabase } from '../../packages/server/src/platform/index.ts';
import type { Finding } from './budget.ts';
import { startProgram } from './child-program.ts';
import { HttpConnection } from './http-connection.ts';
import { measure, type Spread } from './spread.ts';

const PATH = '/api/v1/Property/GetPropertyById';
const LANES = 16;
const HOMES = 200;

/** Measures the call of one home beside its own statements behind node:http. */
export async function benchHome(url: string, size: number, rounds: number): Promise<Finding[]> {
  const { pool, close } = openDatabase({ url }, { max: 1 });
  const { rows } = await pool.query(
    `select mls_number from listing where visibility = 'search' order by id limit ${HOMES}`,
  );
  await close();
  const paths = rows.map(({ mls_number }) => `${PATH}?PropertyId=${mls_number}`);
  const sql = await measureServer('scripts/bench/serve-home-sql.ts', url, paths, rounds);
  const call = await measureServer('scripts/bench/serve.ts', url, paths, rounds);
  const on = `of ${size.toLocaleString('en-US')}`;
  return [
    { what: `SQL of a home ${on}, p50`, value: sql.one.p50, unit: 'ms', budget: null },
    { what: `call of a home ${on}, p50`, value: call.one.p50, unit: 'ms', budget: null },
    {
      what: `call of a home to SQL behind node:http ${on}, p50`,
      value: call.one.p50 / sql.one.p50,
      unit: 'times',
      budget: { most: 2 },
    },
    {
      what: `call of a home to SQL behind node:http ${on}, throughput at ${LANES}`,
      value: call.many.perSecond / sql.many.perSecond,
      unit: 'times',
      budget: { least: 0.5 },
    },
  ];
}

async function measureServer(
  script: string,
  databaseUrl: string,
  paths: readonly string[],
  rounds: number,
): Promise<{ one: Spread; many: Spread }> {
  const server = await startProgram<{ url: string }>(script, {
    MODE: 'demo',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
  });
  const connections = await Promise.all(
    Array.from({ length: LANES }, () => HttpConnection.open(server.ready.url)),
  );
  const questions = paths.length;
  const ask = async (lane: number, question: number) => {
    if (connections[lane]!.isClosed)
      connections[lane] = await HttpConnection.open(server.ready.url);
    await connections[lane]!.get(paths[question]!);
  };
  try {
    await measure({ lanes: LANES, questions, rounds: 4 }, ask);
    const one = await measure({ lanes: 1, questions, rounds }, ask);
    const many = await measure({ lanes: LANES, questions, rounds: rounds * 2 }, ask);
    return { one, many };
  } finally {
    for (const connection of connections) connection.close();
    await server.stop();
  }
}
