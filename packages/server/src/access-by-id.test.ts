import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printOf } from '../test/access/database-print.ts';
import { everyCall } from '../test/access/every-call.ts';
import { idFieldsOf } from '../test/access/id-fields.ts';
import { otherInput } from '../test/access/id-inputs.ts';
import { idParameters } from '../test/access/id-parameters.ts';
import type { IdRule } from '../test/access/id-rules.ts';
import { type Actor, type Ids, IdWorld } from '../test/access/id-world.ts';
import { replaced } from '../test/valid-input.ts';

type Input = Partial<Record<'params' | 'query' | 'body', Record<string, unknown>>>;
type Fields = Readonly<Record<string, Ids>>;

let world: IdWorld;

beforeAll(async () => {
  world = await IdWorld.open();
});
afterAll(() => world.at.close());

/** The status for an id that the rule refuses. */
const statuses: Partial<Record<IdRule, number>> = {
  caller: 403,
  search: 404,
  address: 404,
  session: 404,
  passkey: 404,
  identity: 404,
  person: 404,
  'agent profile': 404,
  change: 404,
  'api key': 404,
  webhook: 404,
  'webhook message': 404,
  'bulk action': 404,
  'worked tour': 404,
  task: 404,
  offer: 404,
  'submitted offer': 404,
  'client link': 404,
  document: 404,
  'document subject': 404,
  envelope: 404,
  recipient: 404,
  'named recipient': 400,
  'own recipient': 404,
  'signed offer': 404,
  'offered lead': 400,
  'lead plan': 404,
  'task owner': 400,
  'moved agent': 404,
  'lead taker': 400,
  'same person': 400,
  'same lead': 400,
  note: 404,
  'reader of notes': 400,
  'seen client': 403,
  'onboarding item': 404,
};
/** Rules whose answer doesn't depend on the id, when it isn't the caller's. */
const silent: readonly IdRule[] = ['saved home', 'holder', 'agent', 'filtered owner', 'moved lead'];
/** Rules of records that have no owner: only a missing one is refused, or its answer is empty. */
const shared: readonly IdRule[] = [
  'home',
  'tour',
  'entry',
  'list',
  'role',
  'role change',
  'colleague',
  'lead rule',
  'unmatched message',
  'pond',
  'routed person',
  'lender',
  'onboarding step',
  'seen person',
  'deal person',
  'any envelope',
  'party',
  'party number',
  'directory person',
];
/** Calls that only read. */
const readsByPost = ['POST leads/get-emails-of-contacts'];
/** Calls that go on to a service outside once their ids are right. */
const goesOutside = /commute/;

/** Puts a value at a path such as `body.filter.ids.[]`. */
function put(input: Input, path: string, value: unknown): Input {
  const steps = path.split('.');
  const at = steps.indexOf('[]');
  if (at < 0) return replaced(input, steps, value) as Input;
  const held = steps.slice(0, at).reduce((of: unknown, step) => Object(of)[step], input);
  const first = Array.isArray(held) ? held[0] : {};
  return replaced(input, steps.slice(0, at), [
    replaced(first, steps.slice(at + 1), value),
  ]) as Input;
}

/** The call's input with the caller's own ids everywhere, or with one of them replaced. */
function inputOf(name: string, fields: Fields, other?: { path: string; by: unknown }): Input {
  const part = /^(GET|DELETE) /.test(name) ? 'query' : 'body';
  let input: Input = {};
  for (const [path, value] of Object.entries(otherInput[name] ?? {})) {
    input = put(input, `${part}.${path}`, value);
  }
  for (const [path, { own }] of Object.entries(fields)) input = put(input, path, own);
  if (!other) return input;
  // The address and the body name the same record.
  const inBody = idParameters[name]?.['body.id'];
  const isTwice =
    other.path === 'params.id' && (inBody === 'same person' || inBody === 'same lead');
  return put(isTwice ? put(input, 'body.id', other.by) : input, other.path, other.by);
}

async function ask({ method, path, body: asked }: Endpoint, input: Input, token: string | null) {
  const url = path.replace(/\{(\w+)\}/g, (_, key) => String(input.params?.[key] ?? 'nothing'));
  const answer = await world.at.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: {
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(input.query && { query: input.query as Record<string, string> }),
    ...((input.body || asked) && { payload: input.body ?? {} }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  const body = isJson && answer.statusCode < 500 ? answer.json() : answer.body;
  return { status: answer.statusCode, code: body?.code ?? null, body };
}

/** Who makes a call: those it admits with a scope below `all`, so that there are others. */
function actorsOf({ access }: Endpoint): Actor[] {
  const roles =
    access.kind !== 'permission'
      ? (['client', 'agent', 'concierge'] as const)
      : access.scope === 'all'
        ? (['admin'] as const)
        : (['concierge', 'agent'] as const);
  return roles
    .filter((role) => access.kind !== 'staff' || role !== 'client')
    .flatMap((role) => world.actors.get(role) ?? []);
}

async function refuseMerged(
  endpoint: Endpoint,
  name: string,
  { rules, paths }: { rules: Readonly<Record<string, IdRule>>; paths: readonly string[] },
): Promise<void> {
  const ids = Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== 'text'));
  for (const who of actorsOf(endpoint)) {
    const fields = await world.fieldsOf(ids, who);
    const [mine, others] = [await world.mergedLead(who.id), await world.mergedLead(world.stranger)];
    const before = await printOf(world.at.database.db);
    for (const path of paths) {
      const to = async ({ id }: { id: string }) =>
        ask(endpoint, inputOf(name, fields, { path, by: id }), who.session.jwtToken);
      expect(await to(mine), `${who.role} ${path}`).toMatchObject({
        ...{ status: 409, code: 'lead-merged', body: { replacedBy: mine.survivorId } },
      });
      const told = await to(others);
      expect(told, `${who.role} ${path}`).toMatchObject({ status: 404, code: 'lead-not-found' });
      expect(JSON.stringify(told.body)).not.toContain(others.survivorId);
    }
    expect(await printOf(world.at.database.db)).toEqual(before);
  }
}

const calls = Object.entries(idParameters).map(([name, rules]) => ({ name, rules }));

it('declares every id parameter of every call', () => {
  const found = [...everyCall].flatMap(([name, endpoint]) => {
    const fields = idFieldsOf(endpoint);
    return fields.length > 0 ? [[name, fields] as const] : [];
  });
  const declared = calls.map(({ name, rules }) => [name, Object.keys(rules).sort()] as const);
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(found));
});

describe.each(calls)('$name', ({ name, rules }) => {
  const endpoint = everyCall.get(name) as Endpoint;
  /** The id parameters that name something of one person. */
  const probed = Object.entries(rules).filter(
    ([, rule]) => rule in statuses || silent.includes(rule),
  );

  it('refuses ids of other people and of nothing alike, and changes nothing', async () => {
    const wrong: unknown[] = [];
    for (const who of actorsOf(endpoint)) {
      const fields = await world.fieldsOf(rules, who);
      const before = await printOf(world.at.database.db);
      for (const [path, rule] of probed) {
        const answers = [];
        for (const kind of ['others', 'missing'] as const) {
          const input = inputOf(name, fields, { path, by: fields[path]?.[kind] });
          const answer = await ask(endpoint, input, who.session.jwtToken);
          answers.push(answer);
          const status = statuses[rule] ?? answers[0]?.status;
          if (answer.status !== status) wrong.push([who.role, path, kind, answer, input]);
        }
        expect(new Set(answers.map(({ status, code }) => `${status} ${code}`)).size).toBe(1);
      }
      expect(await printOf(world.at.database.db)).toEqual(before);
    }
    expect(wrong).toEqual([]);
  });

  const leads = Object.entries(rules).filter(([, rule]) => rule === 'lead');
  const isWrite = endpoint.method !== 'GET' && !readsByPost.includes(name);
  it.runIf(leads.length > 0 && isWrite)('refuses a merged lead, and says which one to use', () =>
    refuseMerged(endpoint, name, { rules, paths: leads.map(([path]) => path) }),
  );

  it('refuses a missing record that has no owner, or answers without it', async () => {
    for (const who of actorsOf(endpoint)) {
      const fields = await world.fieldsOf(rules, who);
      for (const [path] of Object.entries(rules).filter(([, rule]) => shared.includes(rule))) {
        const input = inputOf(name, fields, { path, by: fields[path]?.missing });
        const { status, body } = await ask(endpoint, input, who.session.jwtToken);
        expect([200, 400, 404, 409, 422], JSON.stringify(body)).toContain(status);
      }
    }
  });

  it('is refused to those it doesn’t admit, whatever the ids', async () => {
    if (endpoint.access.kind === 'public') return;
    const [someone] = actorsOf(endpoint);
    const client = world.actors.get('client');
    if (!someone || !client) throw new Error('No one makes this call');
    const fields = await world.fieldsOf(rules, someone);
    const before = await printOf(world.at.database.db);
    for (const path of Object.keys(rules)) {
      for (const kind of ['own', 'others', 'missing'] as const) {
        const input = inputOf(name, fields, { path, by: fields[path]?.[kind] });
        expect((await ask(endpoint, input, null)).status).toBe(401);
        if (endpoint.access.kind === 'signed-in') continue;
        expect(await ask(endpoint, input, client.session.jwtToken)).toMatchObject({
          status: 403,
          code: 'not-permitted',
        });
      }
    }
    expect(await printOf(world.at.database.db)).toEqual(before);
  });

  it('takes the caller’s own ids', async () => {
    if (Object.keys(rules).some((path) => goesOutside.test(path))) return;
    for (const who of actorsOf(endpoint)) {
      // What a permission allows is done to a person of the team, not to oneself.
      if (endpoint.access.kind === 'permission' && who.role === 'agent') continue;
      const input = inputOf(name, await world.fieldsOf(rules, who));
      const { status, body } = await ask(endpoint, input, who.session.jwtToken);
      // The lead was taken: what is missing is the entry below it, which isn't an id of ours.
      const isBelow = body?.code === 'entry-not-found';
      const isTaken = isBelow || (![401, 403, 404].includes(status) && status < 500);
      expect(isTaken, JSON.stringify([who.role, status, body, input])).toBe(true);
    }
  });
});
