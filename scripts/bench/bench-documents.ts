import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/server/src/platform/index.ts';
import { makePerson, signIn } from './bench-people.ts';
import type { Finding } from './budget.ts';
import { startProgram } from './child-program.ts';
import { HttpConnection } from './http-connection.ts';
import type { SealingFigures } from './seal-envelopes.ts';
import { measure, type Spread } from './spread.ts';

const ASKERS = { admin: 'documents-admin@bench.example', agent: 'documents@bench.example' };
const LIST = '/api/v1/envelopes';
/** Lists as /esign asks for them: by state, sorted, searched, and far down. */
const lists = [
  '',
  '?state=waiting',
  '?state=ended&page=40',
  '?sort=due&order=asc',
  '?sort=title',
  '?q=1777',
].map((query) => LIST + query);

/** Sealing disclosures that four people signed, one after the other, in a process of its own. */
export async function benchSealing(url: string, count: number): Promise<Finding[]> {
  const stateDir = await mkdtemp(join(tmpdir(), 'hs-bench-seal-'));
  const env = { MODE: 'demo', DATABASE_URL: url, LOG_LEVEL: 'error', STATE_DIR: stateDir };
  try {
    // Roles come with the program's first start.
    await (await startProgram('scripts/bench/serve.ts', env)).stop();
    const sender = await makePerson(url, ASKERS.agent, 'agent');
    const { ready, stop } = await startProgram<SealingFigures>('scripts/bench/seal-envelopes.ts', {
      ...{ ...env, COUNT: String(count), SENDER: sender },
    });
    await stop();
    return [
      {
        what: 'a sealed disclosure of four signers',
        value: ready.pages,
        unit: 'pages',
        budget: null,
      },
      { what: 'sealing it, CPU', value: ready.cpuMs, unit: 'ms', budget: { most: 1000 } },
      { what: 'the same, memory', value: ready.peakMegabytes, unit: 'MB', budget: { most: 150 } },
      {
        what: `memory that ${count} in a row leave behind`,
        ...{ value: ready.grownMegabytes, unit: 'MB', budget: { most: 10 } },
      },
    ];
  } finally {
    await rm(stateDir, { recursive: true, force: true });
  }
}

/** /esign with many envelopes, beside the same statements behind node:http. */
export async function benchEnvelopeLists(
  url: string,
  { envelopes, rounds }: { envelopes: number; rounds: number },
): Promise<Finding[]> {
  const env = { MODE: 'demo', DATABASE_URL: url, LOG_LEVEL: 'error' };
  await (await startProgram('scripts/bench/serve.ts', env)).stop();
  for (const [role, email] of Object.entries(ASKERS)) await makePerson(url, email, role);
  const { pool, close } = openDatabase({ url }, { max: 1, statementSeconds: 300 });
  await pool.query(ENVELOPES, [envelopes, ASKERS.agent, ASKERS.admin]);
  await pool.query(RECIPIENTS);
  await pool.query('vacuum analyze envelope, envelope_recipient');
  await close();
  const server = await startProgram<{ url: string }>('scripts/bench/serve.ts', env);
  const beside = await startProgram<{ url: string }>('scripts/bench/serve-sql.ts', env);
  try {
    const findings: Finding[] = [];
    for (const [who, email] of Object.entries(ASKERS)) {
      const connection = await HttpConnection.open(server.ready.url);
      const plain = await HttpConnection.open(beside.ready.url);
      const bearer = await signIn(connection, email);
      const sql = await askInTurns(plain, bearer, rounds);
      const list = await askInTurns(connection, bearer, rounds);
      findings.push(
        {
          what: `SQL of a list of envelopes, ${who}, p95`,
          value: sql.p95,
          unit: 'ms',
          budget: null,
        },
        {
          what: `a list of envelopes, ${who}, p95`,
          ...{ value: list.p95, unit: 'ms', budget: { most: 60 } },
        },
        {
          what: `the same to SQL behind node:http, ${who}, p95`,
          ...{ value: list.p95 / sql.p95, unit: 'times', budget: { most: 2 } },
        },
      );
      connection.close();
      plain.close();
    }
    return findings;
  } finally {
    await server.stop();
    await beside.stop();
  }
}

async function askInTurns(
  connection: HttpConnection,
  bearer: string,
  rounds: number,
): Promise<Spread> {
  const ask = async (_: number, question: number) => {
    await connection.get(lists[question] ?? '', 'identity', bearer);
  };
  await measure({ lanes: 1, questions: lists.length, rounds: 3 }, ask);
  return measure({ lanes: 1, questions: lists.length, rounds }, ask);
}

/** Half of them of one agent, in every state. */
const ENVELOPES = `
  insert into envelope (title, state, owner_id, home_address, due_on, created_at, sent_at,
    changed_at, expires_at)
  select 'Disclosures, ' || n || ' Cass St', state,
    (select id from person where email = case when n % 2 = 0 then $2 else $3 end),
    n || ' Cass St, Omaha, NE 68132', case when n % 3 > 0 then current_date - n % 900 end,
    now() - n * interval '1 minute',
    case when state <> 'draft' then now() - n * interval '1 minute' end,
    now() - n * interval '30 seconds', now() + interval '30 days'
  from generate_series(1, $1::int) n cross join lateral (select (array['draft', 'sent', 'sent',
    'completed', 'completed', 'completed', 'completed', 'declined', 'voided', 'expired'])[1 + n % 10]
    as state) given`;

const RECIPIENTS = `
  insert into envelope_recipient (envelope_id, position, turn, role, number, name, email, state)
  select envelope.id, place, place, (array['seller', 'seller', 'buyer', 'agent'])[place],
    case when place = 2 then 2 else 1 end, 'Signer ' || place || ' of ' || envelope.title,
    'signer-' || place || '@bench.example',
    case envelope.state when 'completed' then 'signed' else 'waiting' end
  from envelope, generate_series(1, 4) place`;
