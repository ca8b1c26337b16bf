import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, type As, createAccountsApp } from '../../../test/accounts-app.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { fieldMessages } from '../messages/fields.ts';
import { leadsRoom } from '../plugin.ts';

let app: AccountsApp;
let [admin, neighbor]: As[] = [];

beforeAll(async () => {
  app = await createAccountsApp({}, { rooms: [...homeRooms, leadsRoom] });
  const signIn = async (role: string) => app.signIn(await app.makePerson({ role }));
  [admin, neighbor] = [await signIn('admin'), await signIn('agent')];
});
afterAll(() => app.close());

const makeAgent = (firstName: string, more: object = {}) =>
  app.makePerson({ role: 'agent', first_name: firstName, last_name: 'Lindqvist', ...more });
const read = (id: string, as: As) => app.get(`agent-profiles/${id}`, null, as);
const save = (id: string, body: object, as: As) => app.put(`agent-profiles/${id}`, body, as);
const listed = async (query: Record<string, string>) =>
  (await app.get('agents', query, null)).body.data.map(
    ({ firstName }: { firstName: string }) => firstName,
  );

test('agents write their own profile, and the public sees it once it is published', async () => {
  const agent = await makeAgent('Nora', { license_number: '20190412', phone: '+14025550117' });
  const own = await app.signIn(agent);
  expect((await read(agent.id, own)).body.data).toMatchObject({ slug: null, version: 0 });
  const about = 'Sells homes\nin Dundee.';
  const aboutEs = 'Vende casas\nen Dundee.';
  const set = {
    about,
    aboutEs,
    areas: ['Omaha'],
    languages: ['Spanish'],
    specialties: ['First homes'],
  };
  const saved = await save(agent.id, { version: 0, ...set }, own);
  expect(saved).toMatchObject({ status: 200, body: { data: { slug: 'nora-lindqvist' } } });
  expect((await app.get('agents/nora-lindqvist', null, null)).status).toBe(404);
  expect(await listed({ name: 'nora' })).toEqual([]);

  await save(agent.id, { version: 1, isPublished: true }, own);
  const { body } = await app.get('agents/Nora-Lindqvist', null, null);
  expect(body.data).toEqual({
    ...set,
    slug: 'nora-lindqvist',
    firstName: 'Nora',
    lastName: 'Lindqvist',
    photo: null,
    roleLabel: 'Agent',
    email: agent.email,
    phone: '+14025550117',
    licenseNumber: '20190412',
    styles: [],
    priceFromCents: null,
    priceToCents: null,
    isPriceComputed: false,
  });
});

test('the directory filters by name, area and language', async () => {
  for (const [name, area, language] of [
    ['Ada', 'Bellevue', 'Karen'],
    ['Ben', 'Papillion', 'French'],
  ] as const) {
    const { id } = await makeAgent(name);
    await save(id, { version: 0, areas: [area], languages: [language], isPublished: true }, admin!);
  }
  expect(await listed({ name: 'a lind' })).toContain('Ada');
  expect(await listed({ name: '%' })).toEqual([]);
  expect(await listed({ area: 'papillion' })).toEqual(['Ben']);
  expect(await listed({ language: 'Karen' })).toEqual(['Ada']);
  expect(await listed({ language: 'Karen', area: 'Papillion' })).toEqual([]);
  const { body } = await app.get('agents', { pageSize: '1' }, null);
  expect(body).toMatchObject({
    data: [expect.anything()],
    areas: expect.arrayContaining(['Bellevue', 'Papillion']),
    languages: expect.arrayContaining(['French', 'Karen']),
  });
});

test('people who left, or are no agents anymore, are not listed', async () => {
  const agent = await makeAgent('Gus');
  await save(agent.id, { version: 0, isPublished: true }, admin!);
  const set = (values: object) =>
    app.database.db.updateTable('person').set(values).where('id', '=', agent.id).execute();
  for (const [gone, back] of [
    [{ deactivated_at: new Date() }, { deactivated_at: null }],
    [{ deleted_at: new Date() }, { deleted_at: null }],
    [{ role_key: 'lender' }, { role_key: 'agent' }],
  ] as const) {
    expect(await listed({ name: 'gus' })).toEqual(['Gus']);
    await set(gone);
    expect(await listed({ name: 'gus' })).toEqual([]);
    expect((await app.get('agents/gus-lindqvist', null, null)).status).toBe(404);
    await set(back);
  }
});

test('slugs are unique, stay, and follow a new name; former ones still find the agent', async () => {
  const [one, other] = [await makeAgent('Pat'), await makeAgent('Pat')];
  await save(one.id, { version: 0, isPublished: true }, admin!);
  const second = await save(other.id, { version: 0, isPublished: true }, admin!);
  expect(second.body.data.slug).toBe('pat-lindqvist-2');
  const same = await save(other.id, { version: 1, about: 'Hello' }, admin!);
  expect(same.body.data.slug).toBe('pat-lindqvist-2');
  await app.database.db
    .updateTable('person')
    .set({ last_name: 'O’Rourke' })
    .where('id', '=', one.id)
    .execute();
  const renamed = await save(one.id, { version: 1, about: 'New name' }, admin!);
  expect(renamed.body.data.slug).toBe('pat-o-rourke');
  for (const slug of ['pat-lindqvist', 'pat-o-rourke']) {
    const { body } = await app.get(`agents/${slug}`, null, null);
    expect(body.data).toMatchObject({ slug: 'pat-o-rourke', about: 'New name' });
  }
});

test('strangers and neighbors neither read nor change a profile; admins do, with undo', async () => {
  const agent = await makeAgent('Kim');
  const client = await app.signIn(await app.makePerson());
  await save(agent.id, { version: 0, about: 'First' }, admin!);
  await save(agent.id, { version: 1, about: 'Second' }, admin!);
  const history = await app.get(`agent-profiles/${agent.id}/history`, null, admin);
  const [{ id: change }] = history.body.data;
  for (const [as, status] of [
    [null, 401],
    [client, 403],
    [neighbor, 404],
  ] as const) {
    const answers = [
      await app.get(`agent-profiles/${agent.id}`, null, as),
      await app.put(`agent-profiles/${agent.id}`, { version: 2, about: 'Mine' }, as),
      await app.get(`agent-profiles/${agent.id}/history`, null, as),
      await app.post(`agent-profiles/${agent.id}/undo`, { change }, as),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  }
  const undone = await app.post(`agent-profiles/${agent.id}/undo`, { change }, admin);
  expect(undone.body.data).toMatchObject({ about: 'First', version: 3 });
});

test('agents can’t undo what the office says about their MLS id', async () => {
  const agent = await makeAgent('Max');
  const own = await app.signIn(agent);
  await save(agent.id, { version: 0, mlsId: 'A100' }, admin!);
  await save(agent.id, { version: 1, mlsId: 'A200' }, admin!);
  const history = await app.get(`agent-profiles/${agent.id}/history`, null, own);
  const [{ id: change, abilities }] = history.body.data;
  expect(abilities).toEqual([]);
  const undo = (as: As) => app.post(`agent-profiles/${agent.id}/undo`, { change }, as);
  expect(await undo(own)).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
  expect((await undo(admin!)).body.data).toMatchObject({ mlsId: 'A100' });
});

test('nobody changes the profile of an agent with powers that they lack', async () => {
  const give = (role: string, keys: string[]) =>
    app.database.pool.query(
      `insert into role_grant (role_key, permission_key)
       select $1, unnest($2::text[])`,
      [role, keys],
    );
  await give('internal-agents', ['role-mgt']);
  const lead = await makeAgent('Ida', { role: 'internal-agents' });
  await save(lead.id, { version: 0, about: 'First' }, admin!);
  const own = await app.signIn(lead);
  expect((await save(lead.id, { version: 1, about: 'Mine' }, own)).status).toBe(200);
  await give('internal-concierge', ['edit-users', 'usermanagement']);
  const desk = await app.signIn(await app.makePerson({ role: 'internal-concierge' }));
  const seen = await read(lead.id, desk);
  expect(seen).toMatchObject({ status: 200, body: { data: { about: 'Mine', abilities: [] } } });
  const history = await app.get(`agent-profiles/${lead.id}/history`, null, desk);
  const [{ id: change, abilities }] = history.body.data;
  expect(abilities).toEqual([]);
  for (const refused of [
    await save(lead.id, { version: 2, about: 'Theirs' }, desk),
    await app.post(`agent-profiles/${lead.id}/undo`, { change }, desk),
  ]) {
    expect(refused).toMatchObject({ status: 403, body: { code: 'person-above-yours' } });
  }
  const plain = await makeAgent('Una');
  expect((await save(plain.id, { version: 0, about: 'Theirs' }, desk)).status).toBe(200);
  expect((await read(lead.id, own)).body.data).toMatchObject({
    about: 'Mine',
    abilities: ['edit'],
  });
});

test('an old version, an unknown area, and a person who is no agent are refused', async () => {
  const agent = await makeAgent('Lee');
  await save(agent.id, { version: 0, about: 'Mine' }, admin!);
  expect((await save(agent.id, { version: 0, about: 'Late' }, admin!)).status).toBe(409);
  const refused = await save(agent.id, { version: 1, areas: ['Atlantis'] }, admin!);
  expect(refused).toMatchObject({ status: 400, body: { message: fieldMessages.areaUnknown() } });
  const lender = await app.makePerson({ role: 'lender' });
  expect((await save(lender.id, { version: 0 }, await app.signIn(lender))).status).toBe(404);
});
