import { BENCH_PASSWORD, makePerson, SIGN_IN_PATH, signIn } from './bench-people.ts';
import type { Finding } from './budget.ts';
import { startProgram } from './child-program.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { HttpConnection } from './http-connection.ts';
import { mixedSearches } from './search-mix.ts';
import { measure, type Spread } from './spread.ts';

const SEARCH = '/api/v1/Property/GetPropertyList';
const CHEAP_CALL = '/api/v1/Property/GetFeedProgress';
const PERSON = { email: 'bench@example.com', password: BENCH_PASSWORD };
const SIGN_INS_A_SECOND = 50;
const LANES = 2;
/** Verifying the token and reading the person from the database, beside doing neither. */
const MOST_TIMES_VISITOR = 3;

interface Offered {
  offered: number;
  /** Answers by status. */
  answers: Map<number, number>;
}

/**
 * What identifying the caller costs a call, and what a rush of sign-ins costs everyone else. Limits
 * on tries are raised by their settings; everything else runs as in production.
 */
export async function benchAccounts(url: string, rounds: number): Promise<Finding[]> {
  const server = await startProgram<{ url: string; metricsUrl: string }>('scripts/bench/serve.ts', {
    MODE: 'demo',
    DATABASE_URL: url,
    LOG_LEVEL: 'fatal',
    CACHES: 'false',
    HASHES_WAITING_PER_ADDRESS: '1000',
    SIGN_IN_TRIES_PER_ACCOUNT: '1000000',
    SIGN_IN_TRIES_PER_ADDRESS: '1000000',
  });
  try {
    await makePerson(url, PERSON.email, 'client');
    const { url: base, metricsUrl } = server.ready;
    const cost = await costOfCalls(base, metricsUrl, rounds * 500);
    const alone = await searchSpread(base, rounds);
    const rush = offerSignIns(base);
    const beside = await searchSpread(base, rounds);
    const { offered, answers } = await rush.stop();
    const count = (status: number) => answers.get(status) ?? 0;
    const strange = [...answers].filter(([status]) => status !== 200 && status !== 503);
    if (strange.length > 0) throw new Error(`sign-ins were answered ${JSON.stringify(strange)}`);
    return [
      { what: 'the cheapest call of a visitor, CPU', value: cost.plain, unit: 'ms', budget: null },
      {
        what: 'the same with a caller to identify, to that of a visitor, CPU',
        value: cost.known / cost.plain,
        unit: 'times',
        budget: { most: MOST_TIMES_VISITOR },
      },
      { what: 'a search, p95', value: alone.p95, unit: 'ms', budget: null },
      {
        what: `the same while ${SIGN_INS_A_SECOND} sign-ins a second are offered, p95`,
        value: beside.p95,
        unit: 'ms',
        budget: null,
      },
      {
        what: 'a search beside sign-ins to one alone, p95',
        value: beside.p95 / alone.p95,
        unit: 'times',
        budget: { most: 2 },
      },
      { what: 'sign-ins offered', value: offered, unit: '', budget: null },
      { what: 'signed in', value: count(200), unit: '', budget: null },
      { what: 'answered 503 with Retry-After', value: count(503), unit: '', budget: null },
    ];
  } finally {
    await server.stop();
  }
}

/** The same call without a token and with one, in milliseconds of CPU. */
async function costOfCalls(
  base: string,
  metricsUrl: string,
  calls: number,
): Promise<{ plain: number; known: number }> {
  const connection = await HttpConnection.open(base);
  const bearer = await signIn(connection, PERSON.email);
  const cpuOf = async (headers: string) => {
    const before = await cpuSeconds(metricsUrl);
    for (let call = 0; call < calls; call += 1) {
      await connection.get(CHEAP_CALL, 'identity', headers);
    }
    return (((await cpuSeconds(metricsUrl)) - before) * 1000) / calls;
  };
  let plain = 0;
  let known = 0;
  await cpuOf(bearer);
  for (let turn = 0; turn < 4; turn += 1) {
    plain += await cpuOf('');
    known += await cpuOf(bearer);
  }
  connection.close();
  return { plain: plain / 4, known: known / 4 };
}

async function searchSpread(base: string, rounds: number): Promise<Spread> {
  const connections = await Promise.all(
    Array.from({ length: LANES }, () => HttpConnection.open(base)),
  );
  const bodies = mixedSearches.map((search) => JSON.stringify(search));
  const ask = async (lane: number, question: number) => {
    await connections[lane]!.postJson(SEARCH, bodies[question]!);
  };
  const questions = bodies.length;
  await measure({ lanes: LANES, questions, rounds: 2 }, ask);
  const spread = await measure({ lanes: LANES, questions, rounds: rounds * 2 }, ask);
  for (const connection of connections) connection.close();
  return spread;
}

/** Sends sign-ins at an even pace, whether or not earlier ones have been answered. */
function offerSignIns(base: string): { stop(): Promise<Offered> } {
  const answers = new Map<number, number>();
  const idle: HttpConnection[] = [];
  const running = new Set<Promise<void>>();
  let offered = 0;
  const signIn = async () => {
    const connection = idle.pop() ?? (await HttpConnection.open(base));
    const { status } = await connection.post(SIGN_IN_PATH, JSON.stringify(PERSON));
    answers.set(status, (answers.get(status) ?? 0) + 1);
    idle.push(connection);
  };
  const timer = setInterval(() => {
    offered += 1;
    const work: Promise<void> = signIn().finally(() => running.delete(work));
    running.add(work);
  }, 1000 / SIGN_INS_A_SECOND);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      for (const connection of idle) connection.close();
      return { offered, answers };
    },
  };
}
