import type { Endpoint } from '@homestead/contract/platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { identifyStream } from '#accounts';
import { printOf } from '../test/access/database-print.ts';
import { everyCall } from '../test/access/every-call.ts';
import {
  type AccountsApp,
  createAccountsApp,
  fromOwnPage,
  OWN_ORIGIN,
  pagesAround,
  type SignedIn,
  type TestPerson,
} from '../test/accounts-app.ts';
import { endRunOut } from '../test/seeing-as.ts';
import { rooms } from './rooms.ts';

let at: AccountsApp;
let boss: TestPerson;
let admin: SignedIn;
let agentPerson: TestPerson;
let agent: SignedIn;

beforeAll(async () => {
  const others = rooms.filter(({ name }) => name !== 'accounts');
  const page = {
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
  };
  at = await createAccountsApp(
    {},
    {
      rooms: others,
      surround: async (scope, services) => {
        identifyStream(services);
        await pagesAround(async (request, { api }) => {
          const method = request.method as 'GET' | 'POST';
          const answer = await api('/api/v1/tasks', {
            method,
            ...(method === 'POST' && {
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ title: 'Call', kind: 'call' }),
            }),
          });
          return { ...page, body: JSON.stringify(await answer.json()) };
        })(scope, services);
      },
    },
  );
  await at.database.pool.query('update role set requires_two_step = false');
  boss = await at.makePerson({ role: 'admin', first_name: 'Ruth', last_name: 'Baker' });
  admin = await at.signIn(boss);
  agentPerson = await at.makePerson({
    ...{ role: 'agent', first_name: 'Maria', last_name: 'Olsen', date_of_birth: '1990-04-17' },
  });
  agent = await at.signIn(agentPerson);
});
afterAll(() => at.close());
afterEach(async () => {
  await at.post('see-as/exit', {}, admin);
});

const see = (body: object, as = admin) => at.post('see-as', body, as);
const session = async (as = admin) => (await at.get('User/Session', null, as)).body.data;
const code = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body?.code ?? null,
];
const events = async () =>
  (
    await at.database.pool.query(
      `select kind, person_id, actor_id, session_id, facts from security_event
       where kind like 'seeing-as%' order by id desc limit 2`,
    )
  ).rows;

describe('seeing as a person', () => {
  it('shows the office as them, says so, and ends with Exit', async () => {
    const begun = await see({ personId: agentPerson.id });
    expect([begun.status, begun.body.data]).toEqual([200, { landing: '/leads' }]);
    const seen = await session();
    const own = await session(agent);
    expect({ ...seen, seeingAs: null, sessionId: '' }).toEqual({ ...own, sessionId: '' });
    expect(seen.seeingAs).toMatchObject({
      viewer: { id: boss.id, firstName: 'Ruth', lastName: 'Baker' },
      personId: agentPerson.id,
      name: 'Maria Olsen',
      roleLabel: 'Agent',
      isOver: false,
    });
    const minutes = (Date.parse(seen.seeingAs.until) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(30);
    const left = await at.post('see-as/exit', {}, admin);
    expect(left.body.data).toEqual({ landing: `/users/${agentPerson.id}` });
    expect(await session()).toMatchObject({ id: boss.id, role: 'admin', seeingAs: null });
    expect((await at.post('see-as/exit', {}, admin)).body.data).toEqual({ landing: '/leads' });
    const [ended, started] = await events();
    const by = { person_id: agentPerson.id, actor_id: boss.id, session_id: admin.sessionId };
    expect(started).toEqual({ kind: 'seeing-as-started', ...by, facts: { roleSeen: 'agent' } });
    expect(ended).toEqual({
      kind: 'seeing-as-ended',
      ...by,
      facts: { roleSeen: 'agent', why: 'exited' },
    });
  });

  it('has exactly their permissions and scope', async () => {
    const mine = await at.post('tasks', { title: 'Of the agent', kind: 'call' }, agent);
    const other = await at.signInNew({ role: 'agent' });
    const theirs = await at.post('tasks', { title: 'Of a neighbor', kind: 'call' }, other);
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect((await at.get('audit', null, admin)).status).toBe(200);
    await see({ personId: agentPerson.id });
    expect(code(await at.get('audit', null, admin))).toEqual([403, 'not-permitted']);
    const own = await at.get('tasks', null, agent);
    expect((await at.get('tasks', null, admin)).body).toEqual(own.body);
    const { id } = theirs.body.data;
    expect(code(await at.get(`tasks/${id}`, null, admin))).toEqual(
      code(await at.get(`tasks/${id}`, null, agent)),
    );
    expect((await at.get(`tasks/${id}`, null, admin)).status).toBe(404);
  });

  it('is of one session: others of the viewer, and the person’s own, don’t change', async () => {
    const elsewhere = await at.signIn(boss);
    await see({ personId: agentPerson.id });
    expect((await session(elsewhere)).id).toBe(boss.id);
    expect((await session(agent)).seeingAs).toBeNull();
    const task = { title: 'Call', kind: 'call' };
    expect((await at.post('tasks', task, agent)).status).toBe(200);
    expect((await at.post('tasks', task, elsewhere)).status).toBe(200);
    expect(code(await at.post('tasks', task, admin))).toEqual([403, 'seeing-as']);
    const node = await at.openNode();
    expect(code(await node.post('tasks', task, admin))).toEqual([403, 'seeing-as']);
    await node.close();
  });

  it('covers pages and their forms, new tokens, and none of their tokens names the other', async () => {
    await see({ personId: agentPerson.id });
    const headers = { cookie: admin.cookie };
    const page = await at.get('/x', null, { headers });
    expect(page.body).toEqual((await at.get('tasks', null, agent)).body);
    const form = await at.post('/x', {}, { headers: { ...headers, origin: OWN_ORIGIN } });
    expect(form.body.code).toBe('seeing-as');
    const fresh = await at.refresh(admin.cookie);
    expect(fresh.body.data).toMatchObject({ id: boss.id, rolename: 'admin' });
    expect(
      code(await at.post('tasks', {}, { ...admin, jwtToken: fresh.body.data.jwtToken })),
    ).toEqual([403, 'seeing-as']);
  });

  it('never shows what is personal, such as columns of their own record', async () => {
    await see({ personId: agentPerson.id });
    for (const path of [
      ...['User/UserDetailsById', 'User/TwoStep', 'User/Sessions', 'User/SecurityEvents'],
      ...['User/Identities', 'User/Notifications', 'User/ExportMyData', 'my-calendar'],
      ...['my-mailbox', 'notifications', 'notifications/unread'],
    ]) {
      expect([path, ...code(await at.get(path, null, admin))]).toEqual([
        path,
        403,
        'seeing-as-personal',
      ]);
    }
    const seen = (await at.get(`users/${agentPerson.id}`, null, admin)).body.data;
    const own = (await at.get(`users/${agentPerson.id}`, null, agent)).body.data;
    expect([own.dateOfBirth, seen.dateOfBirth]).toEqual(['1990-04-17', null]);
  });

  it('ends with a sign-out, which signs the viewer out and nobody else', async () => {
    const mine = await at.signIn(boss);
    await see({ personId: agentPerson.id }, mine);
    expect((await at.post('User/SignOut', undefined, mine)).status).toBe(200);
    expect((await at.get('User/Session', null, mine)).status).toBe(401);
    expect((await session(agent)).id).toBe(agentPerson.id);
    expect(await endRunOut(at.database.db)).toBe(1);
    expect((await events())[0].facts).toEqual({ roleSeen: 'agent', why: 'session-ended' });
    expect(await endRunOut(at.database.db)).toBe(0);
  });

  it('opens no stream of live messages', async () => {
    await see({ personId: agentPerson.id });
    const identify = identifyStreamOf();
    await expect(identify(admin)).rejects.toMatchObject({ code: 'seeing-as' });
    await at.post('see-as/exit', {}, admin);
    expect(await identify(admin)).toMatchObject({ personId: boss.id });
  });
});

describe('every call while seeing', () => {
  const nobody = '0198f2a0-0000-7000-8000-00000000ffff';
  const ask = async ({ method, path }: Endpoint, as: SignedIn) => {
    const answer = await at.app.inject({
      method,
      url: `/api/v1/${path.replace(/\{id\}/, nobody).replace(/\{\w+\}/g, 'nothing')}`,
      headers: { authorization: `Bearer ${as.jwtToken}` },
    });
    const { code: refusal = null } = answer.statusCode < 400 ? {} : answer.json();
    return [answer.statusCode, refusal] as const;
  };
  /** Calls that aren't GET and only read, or end seeing: each was looked at. */
  const reading = [
    ...['POST AdminLead/Getleads', 'POST AdminUserApp/GetUserList'],
    ...['POST AdminUserApp/GetleadsAgents', 'POST Filter/CountHomes', 'POST Filter/CountOptions'],
    'POST Filter/NameListingAgents',
    ...['POST Maps/Geocode', 'POST Maps/Reverse', 'POST Maps/Route'],
    ...['POST Property/GetHomeReactions', 'POST Property/GetMapClusters'],
    ...['POST Property/GetMapPoints', 'POST Property/GetPropertyList'],
    ...['POST Property/GetSavePropertyWithUser', 'POST Property/GetWalkscore'],
    ...['POST lead-views/GetAreas', 'POST lead-views/GetBoard'],
    ...['POST User/Refresh', 'POST User/SignOut', 'POST see-as/exit'],
  ];

  it('is refused if it isn’t a GET, but for a known list; nothing is written', async () => {
    await see({ personId: agentPerson.id });
    const before = await printOf(at.database.db);
    const wrong: unknown[] = [];
    let refused = 0;
    for (const [name, endpoint] of everyCall) {
      const changes = endpoint.method !== 'GET' || endpoint.whileSeeingAs === 'changes';
      if (!changes || reading.includes(name)) continue;
      refused += 1;
      const answer = await ask(endpoint, admin);
      if (answer[0] !== 403 || answer[1] !== 'seeing-as') wrong.push([name, ...answer]);
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(150);
    expect(await printOf(at.database.db)).toEqual(before);
  });

  it('that is open reads and writes nothing, and answers as to the other', async () => {
    await see({ personId: agentPerson.id });
    const before = await printOf(at.database.db);
    const wrong: unknown[] = [];
    for (const [name, endpoint] of everyCall) {
      const { method, whileSeeingAs } = endpoint;
      if (whileSeeingAs === 'changes' || whileSeeingAs === 'personal') continue;
      if (method !== 'GET' && whileSeeingAs !== 'open') continue;
      if (['POST User/Refresh', 'POST User/SignOut', 'POST see-as/exit'].includes(name)) continue;
      const answer = await ask(endpoint, admin);
      if (answer[0] >= 500 || answer[1]?.startsWith('seeing-as')) wrong.push([name, ...answer]);
      const theirs = await ask(endpoint, agent);
      if (String(theirs) !== String(answer)) wrong.push([name, 'differs', answer, theirs]);
    }
    expect(wrong).toEqual([]);
    expect(await printOf(at.database.db)).toEqual(before);
  });
});

describe('who may', () => {
  it('is refused to strangers and to those without the permission', async () => {
    const client = await at.signInNew({ role: 'client' });
    const body = { personId: agentPerson.id };
    expect(code(await see(body, null as never))).toEqual([401, 'signed-out']);
    for (const as of [client, agent, await at.signInNew({ role: 'concierge' })]) {
      expect(code(await see(body, as))).toEqual([403, 'not-permitted']);
    }
    expect((await events()).every(({ actor_id: actor }) => actor === boss.id)).toBe(true);
  });

  it('is refused for more access, for people who aren’t staff, and for oneself', async () => {
    const superAdmin = await at.makePerson({ role: 'super-admin' });
    const client = await at.makePerson({ role: 'client' });
    const lender = await at.makePerson({ role: 'external-lenders' });
    const off = await at.makePerson({ role: 'agent', deactivated_at: new Date() });
    for (const one of [superAdmin, client, lender, off, boss]) {
      expect(code(await see({ personId: one.id }))).toEqual([403, 'see-as-refused']);
    }
    for (const role of ['super-admin', 'client', 'admin']) {
      expect(code(await see({ role }))).toEqual([403, 'see-as-refused']);
    }
    const gone = await at.makePerson({ role: 'agent', deleted_at: new Date() });
    for (const personId of [crypto.randomUUID(), gone.id]) {
      expect(code(await see({ personId }))).toEqual([404, 'person-not-found']);
    }
    expect(code(await see({ role: 'nothing' }))).toEqual([404, 'role-not-found']);
    expect((await see({})).status).toBe(400);
    expect((await see({ role: 'agent', personId: agentPerson.id })).status).toBe(400);
    const person = await at.get(`users/${superAdmin.id}`, null, admin);
    expect(person.body.data.abilities).not.toContain('see-as');
    const other = await at.get(`users/${agentPerson.id}`, null, admin);
    expect(other.body.data.abilities).toContain('see-as');
  });

  it('is refused where the role holds one permission that the viewer lacks', async () => {
    const { pool } = at.database;
    await pool.query(
      "delete from role_grant where role_key = 'admin' and permission_key = 'homebot'",
    );
    const bump = "update role set grants_version = grants_version + 1 where key = 'admin'";
    await pool.query(bump);
    try {
      expect(code(await see({ personId: agentPerson.id }))).toEqual([403, 'see-as-refused']);
    } finally {
      await pool.query(
        "insert into role_grant (role_key, permission_key, can_view, can_edit) values ('admin', 'homebot', true, true)",
      );
      await pool.query(bump);
    }
    expect((await see({ personId: agentPerson.id })).status).toBe(200);
  });

  it('two starts at the same time: one of them counts', async () => {
    const both = await Promise.all([see({ role: 'agent' }), see({ personId: agentPerson.id })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('seeing as a role', () => {
  it('has the role’s permissions with the viewer’s own records', async () => {
    expect((await see({ role: 'agent' })).status).toBe(200);
    expect(await session()).toMatchObject({
      id: boss.id,
      role: 'agent',
      scope: 'own',
      seeingAs: { personId: null, name: null, role: 'agent', roleLabel: 'Agent' },
    });
    expect(code(await at.get('audit', null, admin))).toEqual([403, 'not-permitted']);
    const left = await at.post('see-as/exit', {}, admin);
    expect(left.body.data).toEqual({ landing: '/useraccess?role=agent' });
  });
});

describe('it is over, and nothing can be changed until Exit', () => {
  const isOver = async (as: SignedIn, viewer: TestPerson) => {
    expect(await session(as)).toMatchObject({ id: viewer.id, seeingAs: { isOver: true } });
    const task = { title: 'Call', kind: 'call' };
    expect(code(await at.post('tasks', task, as))).toEqual([403, 'seeing-as-over']);
    await at.post('see-as/exit', {}, as);
    expect((await at.post('tasks', task, as)).status).toBe(200);
  };

  it('after 30 minutes, which the audit says', async () => {
    await see({ personId: agentPerson.id });
    await at.database.pool.query(
      "update seeing_as set expires_at = now() - interval '1 second' where left_at is null",
    );
    expect((await session()).seeingAs.isOver).toBe(true);
    expect(await endRunOut(at.database.db)).toBe(1);
    expect((await events())[0].facts.why).toBe('expired');
    await isOver(admin, boss);
  });

  it('when the other gets a role with more access', async () => {
    const other = await at.makePerson({ role: 'agent' });
    await see({ personId: other.id });
    expect((await session()).id).toBe(other.id);
    await at.database.pool.query("update person set role_key = 'super-admin' where id = $1", [
      other.id,
    ]);
    expect(await session()).toMatchObject({ id: boss.id, seeingAs: { isOver: true } });
    expect((await events())[0].facts.why).toBe('access-changed');
    await at.database.pool.query("update person set role_key = 'agent' where id = $1", [other.id]);
    await isOver(admin, boss);
  });

  it('when the other gets another role with less, it goes on with that', async () => {
    const other = await at.makePerson({ role: 'agent' });
    await see({ personId: other.id });
    await at.database.pool.query("update person set role_key = 'lender' where id = $1", [other.id]);
    expect(await session()).toMatchObject({ id: other.id, role: 'lender' });
  });

  it.each(['deactivated_at', 'deleted_at'])('when the other is %s', async (column) => {
    const other = await at.makePerson({ role: 'agent' });
    await see({ personId: other.id });
    await at.database.pool.query(`update person set ${column} = now() where id = $1`, [other.id]);
    await isOver(admin, boss);
  });

  it('when the viewer gets a role that may not', async () => {
    const viewer = await at.makePerson({ role: 'admin' });
    const mine = await at.signIn(viewer);
    await see({ personId: agentPerson.id }, mine);
    expect((await session(mine)).id).toBe(agentPerson.id);
    await at.database.pool.query("update person set role_key = 'agent' where id = $1", [viewer.id]);
    await isOver(mine, viewer);
  });

  it('when the viewer’s own session has ended', async () => {
    const mine = await at.signIn(boss);
    await see({ personId: agentPerson.id }, mine);
    await at.database.pool.query(
      'update session set ended_at = now(), ended_why = $2 where id = $1',
      [mine.sessionId, 'ended-by-staff'],
    );
    expect((await at.get('User/Session', null, mine)).status).toBe(401);
    expect((await at.post('User/Refresh', undefined, fromOwnPage(mine.cookie))).status).toBe(401);
    await endRunOut(at.database.db);
  });
});

/** The stream's own check of who opens it. */
function identifyStreamOf() {
  const identify = identifyStream(at.services);
  return ({ jwtToken }: SignedIn) =>
    identify({ headers: { authorization: `Bearer ${jwtToken}` } } as never);
}
