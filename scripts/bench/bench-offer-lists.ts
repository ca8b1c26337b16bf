import { localDate } from '../../packages/contract/src/platform/index.ts';
import { signIn } from './bench-people.ts';
import type { Finding } from './budget.ts';
import { startProgram } from './child-program.ts';
import { fillOffers, offerAskers } from './fill-offers.ts';
import { HttpConnection } from './http-connection.ts';
import { measure, type Spread } from './spread.ts';

const LIST = '/api/v1/offers';

/** Lists as /dashboardmain asks for them: narrowed, sorted, searched, and far down. */
const listsOf = (month: string) => [
  '',
  '?phase=waiting',
  '?phase=ended&page=40',
  '?state=accepted&sort=closing&direction=asc',
  '?sort=price',
  `?closing=${month}`,
  '?q=1777',
];

/**
 * /dashboardmain with many offers, for people who see all of them, a team's or their own, beside
 * the same statements behind node:http, and fields of one offer that are saved one by one.
 */
export async function benchOfferLists(
  url: string,
  { offers, rounds }: { offers: number; rounds: number },
): Promise<Finding[]> {
  const env = { MODE: 'demo', DATABASE_URL: url, LOG_LEVEL: 'error' };
  // The reference lists come with the program's first start.
  await (await startProgram('scripts/bench/serve.ts', env)).stop();
  await fillOffers(url, offers);
  const server = await startProgram<{ url: string }>('scripts/bench/serve.ts', env);
  const beside = await startProgram<{ url: string }>('scripts/bench/serve-sql.ts', env);
  const month = localDate(new Date()).slice(0, 7);
  const lists = listsOf(month).map((query) => LIST + query);
  const views = {
    'the board of offers': `${LIST}/board`,
    'the calendar of offers': `${LIST}/calendar?month=${month}`,
  };
  try {
    const findings: Finding[] = [];
    for (const [who, email] of Object.entries(offerAskers)) {
      const connection = await HttpConnection.open(server.ready.url);
      const plain = await HttpConnection.open(beside.ready.url);
      const bearer = await signIn(connection, email);
      const sql = await askInTurns(plain, lists, { bearer, rounds });
      const list = await askInTurns(connection, lists, { bearer, rounds });
      findings.push(
        { what: `SQL of a list, ${who}, p95`, value: sql.p95, unit: 'ms', budget: null },
        { what: `a list, ${who}, p95`, value: list.p95, unit: 'ms', budget: { most: 60 } },
        {
          what: `a list to SQL behind node:http, ${who}, p95`,
          ...{ value: list.p95 / sql.p95, unit: 'times', budget: { most: 2 } },
        },
      );
      for (const [what, path] of Object.entries(views)) {
        const { p95 } = await askInTurns(connection, [path], { bearer, rounds });
        findings.push({
          what: `${what}, ${who}, p95`,
          value: p95,
          unit: 'ms',
          budget: { most: 60 },
        });
      }
      const saved = await saveFields(connection, bearer, rounds);
      findings.push({
        what: `saving one field of an offer, ${who}, p95`,
        ...{ value: saved.p95, unit: 'ms', budget: { most: 25 } },
      });
      connection.close();
      plain.close();
    }
    return findings;
  } finally {
    await server.stop();
    await beside.stop();
  }
}

function askInTurns(
  connection: HttpConnection,
  paths: readonly string[],
  { bearer, rounds }: { bearer: string; rounds: number },
): Promise<Spread> {
  return warmMeasure(paths.length, rounds, async (question) => {
    await connection.get(paths[question] ?? '', 'identity', bearer);
  });
}

/** Fields of a new offer as its form saves them: one at a time, each with the version before. */
async function saveFields(
  connection: HttpConnection,
  bearer: string,
  rounds: number,
): Promise<Spread> {
  const key = `idempotency-key: ${crypto.randomUUID()}\r\n`;
  const made = await connection.postJson(LIST, '{}', bearer + key);
  type Answer = { data: { id: number; version: number } };
  let { id, version } = (JSON.parse(made.toString()) as Answer).data;
  const fields = (turn: number) => [
    { offerPriceCents: 38_900_000 + turn },
    { legalDescription: `LOT ${turn} BLOCK 104` },
    { closingOn: `2031-07-${10 + (turn % 20)}` },
    { propertyAddress: `${turn} Cass St, Omaha, NE 68132` },
  ];
  let turn = 0;
  return warmMeasure(4, rounds, async (question) => {
    turn += 1;
    const body = JSON.stringify({ version, ...fields(turn)[question] });
    const saved = await connection.putJson(`${LIST}/${id}`, body, bearer);
    version = (JSON.parse(saved.toString()) as Answer).data.version;
  });
}

async function warmMeasure(
  questions: number,
  rounds: number,
  ask: (question: number) => Promise<void>,
): Promise<Spread> {
  await measure({ lanes: 1, questions, rounds: 3 }, (_, question) => ask(question));
  return measure({ lanes: 1, questions, rounds }, (_, question) => ask(question));
}
