import type { WireParty } from '@homestead/contract/transactions';
import { expect, test } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openOfferOffice } from '../../../test/offer-office.ts';

const { app, as } = await openOfferOffice();

const add = (body: object, who: As = as.agent) => app.post('parties', body, who);
const addCompany = async (name: string, rest: object = {}): Promise<WireParty> =>
  (await add({ type: 'company', name, kinds: ['title'], ...rest })).body.data;
const addPerson = async (name: string, companyName: string, rest: object = {}) =>
  (await add({ type: 'person', name, companyName, ...rest })).body.data as WireParty;
const put = ({ id, version }: WireParty, body: object, who: As = as.agent) =>
  app.put(`parties/${id}`, { version, ...body }, who);
const list = async (query: Record<string, string> = {}): Promise<WireParty[]> =>
  (await app.get('parties', query, as.agent)).body.data;
const names = async (query: Record<string, string>) => (await list(query)).map(({ name }) => name);

test('a company is there once, in whatever spelling', async () => {
  await addCompany('Heartland Title', { phone: '(402) 555-0142', email: 'hi@heartland.example' });
  for (const [body, field, message] of [
    [{ name: 'HEARTLAND  Title, LLC' }, 'name', 'Name is already in use by Heartland Title'],
    [
      { name: 'Other', phone: '402.555.0142' },
      'phone',
      'Phone is already in use by Heartland Title',
    ],
    [
      { name: 'Other', email: 'HI@heartland.example' },
      'email',
      'Email is already in use by Heartland Title',
    ],
  ] as const) {
    const { status, body: refused } = await add({ type: 'company', kinds: ['title'], ...body });
    expect(status).toBe(400);
    expect(refused.errors).toMatchObject([{ field }]);
    expect(refused.message).toContain(message);
  }
  expect(await names({})).toEqual(['Heartland Title']);
});

test('two people who add the same company at the same moment add it once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      add({
        type: 'person',
        name: crypto.randomUUID(),
        companyName: 'Platte Valley Termite',
        kinds: ['termite'],
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await list({ type: 'company' })).toMatchObject([
    { name: 'Platte Valley Termite', kinds: ['termite'], people: 8 },
  ]);
});

test('a person works for a company, and is found by name, phone, kind and company', async () => {
  const company = await addCompany('Heartland Title');
  const dana = await addPerson('Dana Reyes', 'heartland title', { phone: '4025550188' });
  expect(dana).toMatchObject({
    ...{ type: 'person', kinds: ['title'], phone: '+14025550188' },
    company: { id: company.id, name: 'Heartland Title' },
  });
  const queries: Record<string, string>[] = [
    { q: 'dana' },
    { q: 'reyes dana' },
    { q: '402-555-0188' },
    { kind: 'title', type: 'person' },
    { companyId: company.id },
  ];
  for (const query of queries) {
    expect(await names(query), JSON.stringify(query)).toEqual(['Dana Reyes']);
  }
  expect(await names({ q: 'heartland' })).toEqual(['Dana Reyes', 'Heartland Title']);
  expect(await names({ kind: 'termite' })).toEqual([]);
  const moved = await put(dana, { companyName: 'Two Rivers Escrow', kinds: ['escrow'] });
  expect(moved.body.data).toMatchObject({ kinds: ['escrow'], companyName: 'Two Rivers Escrow' });
});

test('merged ones are shown as one, and can be separated', async () => {
  const kept = await addCompany('Heartland Title');
  const twice = await addCompany('Heartland Title & Escrow', { kinds: ['escrow'] });
  const third = await addCompany('Heartland');
  await addPerson('Dana Reyes', 'Heartland Title & Escrow');
  await put(third, { mergedIntoId: twice.id });
  const merged = await put({ ...twice, version: 2 }, { mergedIntoId: kept.id });
  expect(merged.body.data).toMatchObject({
    ...{ mergedInto: { id: kept.id, name: 'Heartland Title' }, abilities: ['separate'] },
  });
  expect(await list({ type: 'company' })).toMatchObject([
    { kinds: ['title', 'escrow'], people: 1 },
  ]);
  expect(await list({ type: 'person' })).toMatchObject([{ company: { name: 'Heartland Title' } }]);
  expect(await names({ state: 'merged' })).toEqual(['Heartland', 'Heartland Title & Escrow']);
  const again = await put(merged.body.data, { mergedIntoId: kept.id });
  expect(again.body.code).toBe('party-not-mergeable');

  const history = await app.get(`parties/${twice.id}/history`, {}, as.agent);
  const [change] = history.body.data;
  expect(change).toMatchObject({ what: 'merged', fields: [{ after: 'Heartland Title' }] });
  const undone = await app.post(`parties/${twice.id}/undo`, { change: change.id }, as.agent);
  expect(undone.body.data).toMatchObject({ mergedInto: null, people: 1 });
  expect(await names({ state: 'merged' })).toEqual(['Heartland']);
});

test('undoing can’t merge two into each other', async () => {
  const one = await addCompany('Heartland Title');
  const other = await addCompany('Heartland Escrow');
  const merged = (await put(one, { mergedIntoId: other.id })).body.data;
  const separated = (await put(merged, { mergedIntoId: null })).body.data;
  const { version } = (await list({})).find(({ id }) => id === other.id) as WireParty;
  expect((await put({ ...other, version }, { mergedIntoId: one.id })).status).toBe(200);
  const { body } = await app.get(`parties/${one.id}/history`, {}, as.agent);
  const change = body.data.find(({ what }: { what: string }) => what === 'separated').id;
  const undone = await app.post(`parties/${separated.id}/undo`, { change }, as.agent);
  expect(undone).toMatchObject({ status: 400, body: { errors: [{ field: 'mergedIntoId' }] } });
  expect(await names({})).toEqual(['Heartland Title']);
});

test('a merged or retired one can’t be merged or changed', async () => {
  const kept = await addCompany('Heartland Title');
  const merged = (await put(await addCompany('Heartland'), { mergedIntoId: kept.id })).body.data;
  const retired = (await put(await addCompany('Old Title'), { isRetired: true })).body.data;
  const refused = [
    await put(merged, { name: 'New' }),
    await put(retired, { mergedIntoId: kept.id }),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual([
    'party-not-mergeable',
    'party-not-mergeable',
  ]);
});

test('a merged one isn’t separated once its name is used again', async () => {
  const kept = await addCompany('Heartland Title');
  const twice = await addCompany('Heartland Escrow');
  const merged = (await put(twice, { mergedIntoId: kept.id })).body.data;
  await addCompany('Heartland Escrow');
  const refused = await put(merged, { mergedIntoId: null });
  expect(refused.body.errors).toMatchObject([{ field: 'name' }]);
});

test('what doesn’t go together is refused with its field', async () => {
  const company = await addCompany('Heartland Title');
  const person = await addPerson('Dana Reyes', 'Heartland Title');
  const nobody = { ...company, id: crypto.randomUUID() };
  for (const [answer, status, field] of [
    [await add({ type: 'company', name: 'x' }), 400, 'kinds'],
    [await add({ type: 'person', name: 'x' }), 400, 'companyName'],
    [await add({ type: 'person', name: 'x', companyName: 'New' }), 400, 'kinds'],
    [await add({ type: 'company', name: ' ', kinds: ['title'] }), 400, 'name'],
    [await add({ type: 'company', name: 'x', kinds: ['bank'] }), 400, 'kinds.0'],
    [await add({ type: 'company', name: 'x', kinds: ['title'], phone: '12' }), 400, 'phone'],
    [await add({ type: 'company', name: 'x', kinds: ['title'], email: 'x@' }), 400, 'email'],
    [await put(company, { kinds: [] }), 400, 'kinds'],
    [await put(company, { companyName: 'x' }), 400, 'companyName'],
    [await put(person, { mergedIntoId: company.id }), 400, 'mergedIntoId'],
    [await put(company, { mergedIntoId: company.id }), 400, 'mergedIntoId'],
    [await put(nobody, { name: 'x' }), 404, undefined],
    [await put({ ...company, version: 9 }, { name: 'x' }), 409, undefined],
  ] as const) {
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([status, field]);
  }
});

test('a retired one isn’t offered, and its name says so', async () => {
  const company = await addCompany('Heartland Title');
  const retired = (await put(company, { isRetired: true })).body.data;
  expect(retired.abilities).toEqual(['edit', 'restore']);
  expect(await names({})).toEqual([]);
  expect(await names({ state: 'retired' })).toEqual(['Heartland Title']);
  const { body } = await add({ type: 'company', name: 'Heartland Title', kinds: ['title'] });
  expect(body.message).toContain('(retired). Restore it instead');
  expect((await put(retired, { isRetired: false })).status).toBe(200);
});

test('agents share the directory; clients, lenders and visitors don’t see it', async () => {
  const company = await addCompany('Heartland Title');
  expect((await app.get('parties', {}, as.neighbor)).body.total).toBe(1);
  expect((await put(company, { license: 'T-100' }, as.neighbor)).status).toBe(200);
  const lender = await app.signIn(await app.makePerson({ role: 'lender' }));
  for (const who of [null, as.client, lender]) {
    const answers = [
      await app.get('parties', {}, who),
      await app.get(`parties/${company.id}/history`, {}, who),
      await add({ type: 'company', name: 'x', kinds: ['title'] }, who),
      await put(company, { name: 'x' }, who),
      await app.post(`parties/${company.id}/undo`, { change: 1 }, who),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([who ? 403 : 401]));
  }
});
