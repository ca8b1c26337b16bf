import { signIn } from './bench-people.ts';
import type { Finding } from './budget.ts';
import { startProgram } from './child-program.ts';
import { askers, fillLeads } from './fill-leads.ts';
import { HttpConnection } from './http-connection.ts';
import { scrollLeads } from './scroll-leads.ts';
import { measure, type Spread } from './spread.ts';

const LIST = '/api/v1/AdminLead/Getleads';
const SMART_LISTS = '/api/v1/smart-lists';

/** Pages as staff ask for them: narrowed, sorted, searched, and far down. */
const pages = [
  {},
  { getleadsortby: 'primaryContact' },
  { conditions: [{ field: 'lastContacted', is: 'not-for-days', values: ['14'] }] },
  {
    conditions: [
      { field: 'lastContacted', is: 'not-for-days', values: ['30'] },
      { field: 'city', is: 'contains', values: ['Elk'] },
    ],
    getleadsortby: 'lastContacted desc',
  },
  { conditions: [{ field: 'tags', is: 'any-of', values: ['investor'] }], getleadsortby: 'agent' },
  { getleadsortby: 'score desc' },
  { filter: { search: 'novak' } },
  { filter: { search: '402200' }, getleadsortby: 'stage' },
  { filter: { search: 'lead-77' } },
  { paginator: { page: 50 } },
] as const;

const smartLists = Array.from({ length: 20 }, (_, index) => ({
  name: `List ${index + 1}`,
  isShared: false,
  conditions: [
    { field: 'lastContacted', is: 'not-for-days', values: [String(3 + index * 4)] },
    ...(index % 3 === 0 ? [{ field: 'city', is: 'contains', values: ['Omaha'] }] : []),
    ...(index % 4 === 0 ? [{ field: 'tags', is: 'any-of', values: ['first home'] }] : []),
    ...(index % 5 === 0 ? [{ field: 'createdOn', is: 'in-last-days', values: ['90'] }] : []),
  ],
}));

/**
 * Lists of many leads, the counts of 20 smart lists and a lead with a long timeline, for people who
 * see all leads, a team's or their own, beside the same statements behind node:http.
 */
export async function benchLeads(
  url: string,
  { leads, activities, rounds }: { leads: number; activities: number; rounds: number },
): Promise<Finding[]> {
  const env = { MODE: 'demo', DATABASE_URL: url, LOG_LEVEL: 'error' };
  // The reference lists come with the program's first start.
  await (await startProgram('scripts/bench/serve.ts', env)).stop();
  const longest = await fillLeads(url, { leads, activities });
  const server = await startProgram<{ url: string }>('scripts/bench/serve.ts', env);
  const beside = await startProgram<{ url: string }>('scripts/bench/serve-sql.ts', env);
  try {
    const findings: Finding[] = [];
    for (const [who, email] of Object.entries(askers)) {
      const connection = await HttpConnection.open(server.ready.url);
      const bearer = await signIn(connection, email);
      const plain = await HttpConnection.open(beside.ready.url);
      const sql = await pageSpread(plain, bearer, rounds);
      const list = await pageSpread(connection, bearer, rounds);
      const counts = await countSpread(connection, bearer, rounds);
      const opened = await openSpread(connection, bearer, { lead: longest, rounds });
      findings.push(
        { what: `SQL of a list, ${who}, p95`, value: sql.p95, unit: 'ms', budget: null },
        { what: `a list, ${who}, p95`, value: list.p95, unit: 'ms', budget: { most: 60 } },
        {
          what: `a list to SQL behind node:http, ${who}, p95`,
          value: list.p95 / sql.p95,
          unit: 'times',
          budget: { most: 2 },
        },
        {
          what: `counts of ${smartLists.length} smart lists, ${who}, p95`,
          value: counts.p95,
          unit: 'ms',
          budget: { most: 150 },
        },
        {
          what: `opening a lead with a long timeline, ${who}, p95`,
          value: opened.p95,
          unit: 'ms',
          budget: { most: 80 },
        },
      );
      connection.close();
      plain.close();
    }
    const { rows, longestMs } = await scrollLeads(server.ready.url, askers.admin);
    findings.push(
      { what: 'rows of the list that is scrolled', value: rows, unit: 'rows', budget: null },
      { what: 'scrolling it, longest task', value: longestMs, unit: 'ms', budget: { most: 50 } },
    );
    return findings;
  } finally {
    await server.stop();
    await beside.stop();
  }
}

function pageSpread(connection: HttpConnection, bearer: string, rounds: number): Promise<Spread> {
  const bodies = pages.map((page) => JSON.stringify(page));
  const ask = async (_: number, question: number) => {
    await connection.postJson(LIST, bodies[question] ?? '', bearer);
  };
  return warmMeasure(bodies.length, rounds, ask);
}

async function countSpread(
  connection: HttpConnection,
  bearer: string,
  rounds: number,
): Promise<Spread> {
  for (const list of smartLists) {
    await connection.postJson(SMART_LISTS, JSON.stringify(list), bearer);
  }
  return warmMeasure(1, rounds, async () => {
    await connection.get(SMART_LISTS, 'identity', bearer);
  });
}

function openSpread(
  connection: HttpConnection,
  bearer: string,
  { lead, rounds }: { lead: string; rounds: number },
): Promise<Spread> {
  const paths = [
    `/api/v1/AdminLead/GetleadContactDetails?leadid=${lead}`,
    `/api/v1/leads/${lead}/timeline`,
  ];
  return warmMeasure(1, rounds, async () => {
    for (const path of paths) await connection.get(path, 'identity', bearer);
  });
}

async function warmMeasure(
  questions: number,
  rounds: number,
  ask: (lane: number, question: number) => Promise<void>,
): Promise<Spread> {
  await measure({ lanes: 1, questions, rounds: 3 }, ask);
  return measure({ lanes: 1, questions, rounds }, ask);
}
