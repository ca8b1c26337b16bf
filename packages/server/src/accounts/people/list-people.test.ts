import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';

let app: AccountsApp;
let admin: SignedIn;
let agent: SignedIn;
let agentPerson: TestPerson;
let concierge: SignedIn;
let conciergePerson: TestPerson;

const make = (given: object) => app.makePerson({ password: PASSWORD, ...given });

beforeAll(async () => {
  app = await createAccountsApp();
  await make({ role: 'super-admin', last_name: 'Abel' });
  admin = await app.signIn(await make({ role: 'admin', last_name: 'Baker' }));
  agentPerson = await make({ role: 'agent', last_name: 'Carver', city: 'Omaha' });
  agent = await app.signIn(agentPerson);
  conciergePerson = await make({ role: 'concierge', last_name: 'Dunn' });
  concierge = await app.signIn(conciergePerson);
});
afterAll(() => app.close());

const list = (body: object, as = admin) => app.post('AdminUserApp/GetUserList', body, as);

const abilitiesOf = async (as: SignedIn) => {
  const { body } = await list({ paginator: { per_page: 100 } }, as);
  const rows: { lastname: string; abilities: string[] }[] = body.data;
  return {
    create: body.abilities,
    ...Object.fromEntries(rows.map(({ lastname, abilities }) => [lastname, abilities])),
  };
};

describe('each row of the list', () => {
  test('says that its caller may change people with no more power, not remove themselves or a super-admin', async () => {
    expect(await abilitiesOf(admin)).toMatchObject({
      create: ['create'],
      Abel: [],
      Baker: ['edit'],
      Carver: ['edit', 'change-role', 'see-as', 'end-sessions', 'deactivate', 'delete'],
    });
  });
});

describe('the list', () => {
  test('has 20 rows per page, newest first, and the total under both names', async () => {
    await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        make({ first_name: 'Page', last_name: `N${index}` }),
      ),
    );
    const { status, body } = await list({});
    expect(status).toBe(200);
    expect(body.data).toHaveLength(20);
    expect(body).toMatchObject({
      hasMore: true,
      paginator: { page: 1, per_page: 20, has_more: true },
    });
    expect(body.totalRecords).toBe(body.paginator.total_records);
    const dates = body.data.map(({ created }: { created: string }) => created);
    expect(dates).toEqual([...dates].sort().reverse());
    const last = await list({ paginator: { page: 2 } });
    expect(last.body.data).toHaveLength(body.totalRecords - 20);
    expect(last.body.hasMore).toBe(false);
  });

  test('filters by role, words, status and city', async () => {
    expect((await list({ filter: { role: 'concierge' } })).body.data).toMatchObject([
      { lastname: 'Dunn', role: { role: 'concierge', rolename: 'Concierge' }, status: 'active' },
    ]);
    const found = await list({ filter: { search: 'carver maria', role: '', status: null } });
    expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([agentPerson.id]);
    expect((await list({ filter: { search: '%' } })).body.totalRecords).toBe(0);
    expect((await list({ filter: { city: 'omaha' } })).body.totalRecords).toBe(1);
    expect((await list({ filter: { status: 'invited' } })).body.totalRecords).toBe(0);
  });

  test('sorts only by allowed keys', async () => {
    const names = async (by: string, descending = false) =>
      (await list({ sort: { by, descending }, paginator: { per_page: 100 } })).body.data.map(
        ({ last_name }: { last_name: string }) => last_name,
      );
    const up = await names('name');
    expect(up[0]).toBe('Abel');
    expect(await names('name', true)).toEqual([...up].reverse());
    for (const by of ['email', 'role', 'created', 'license'])
      expect(await names(by)).toHaveLength(up.length);
    expect(await list({ sort: { by: 'password_hash' } })).toMatchObject({ status: 400 });
  });

  test.each([
    [{ paginator: { page: 0 } }],
    [{ paginator: { per_page: 101 } }],
    [{ filter: { status: 'asleep' } }],
    [{ filter: { role: 'Agent; drop table' } }],
    [{ filter: 'all' }],
  ])('refuses %j', async (body) => {
    expect(await list(body)).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });

  test('shows the people within the role’s scope', async () => {
    const { db } = app.database;
    await db
      .insertInto('role_grant')
      .values(
        ['agent', 'concierge'].map((role_key) => ({ role_key, permission_key: 'usermanagement' })),
      )
      .execute();
    await db
      .updateTable('role')
      .set((eb) => ({ grants_version: eb('grants_version', '+', 1) }))
      .where('key', 'in', ['agent', 'concierge'])
      .execute();
    const ids = async (as: SignedIn) =>
      (await list({}, as)).body.data.map(({ id }: { id: string }) => id).sort();
    expect(await ids(agent)).toEqual([agentPerson.id]);
    expect(await ids(concierge)).toEqual([conciergePerson.id]);
    await app.post(
      'AdminUserApp/TransferAgentToAnotherConcierge',
      { agentIds: [agentPerson.id], conciergeId: conciergePerson.id },
      admin,
    );
    expect(await ids(concierge)).toEqual([agentPerson.id, conciergePerson.id].sort());
    expect(await abilitiesOf(concierge)).toEqual({ create: [], Carver: [], Dunn: [] });
    expect((await app.get('AdminUserApp/GetCityList', null, concierge)).body.data).toEqual([
      'Omaha',
    ]);
    await db
      .deleteFrom('role_grant')
      .where('permission_key', '=', 'usermanagement')
      .where('role_key', 'in', ['agent', 'concierge'])
      .execute();
    await db
      .updateTable('role')
      .set((eb) => ({ grants_version: eb('grants_version', '+', 1) }))
      .where('key', 'in', ['agent', 'concierge'])
      .execute();
  });
});
