import type { WireTestimonial } from '@homestead/contract/leads';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AccountsApp, type As, createAccountsApp } from '../../../test/accounts-app.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { leadsRoom } from '../plugin.ts';
import { addSampleTestimonials } from './sample-testimonials.ts';

let app: AccountsApp;
let [admin, agent, client]: As[] = [];

beforeAll(async () => {
  app = await createAccountsApp({}, { rooms: [...homeRooms, leadsRoom] });
  const signIn = async (role: string) => app.signIn(await app.makePerson({ role }));
  [admin, agent, client] = [await signIn('admin'), await signIn('agent'), await signIn('client')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('testimonial').execute();
});

const consent = { consentOn: '2026-10-02', consentHow: 'By email' };
const add = (body: object, as = admin) => app.post('testimonials', body, as);
const made = async (body: object): Promise<WireTestimonial> =>
  (await add({ text: 'They listened.', name: 'Dana R.', ...consent, ...body })).body.data;
const update = ({ id, version }: WireTestimonial, body: object, as = admin) =>
  app.put(`testimonials/${id}`, { version, ...body }, as);
const historyOf = (id: string, as = admin) => app.get(`testimonials/${id}/history`, null, as);
const undo = (id: string, change: number, as = admin) =>
  app.post(`testimonials/${id}/undo`, { change }, as);
const order = (ids: string[], as = admin) => app.put('testimonials/order', { ids }, as);
const published = async () =>
  (await app.get('testimonials/published')).body.value.map(({ name }: WireTestimonial) => name);

test('everyone sees those that are published, in their order, at most nine', async () => {
  const all: WireTestimonial[] = [];
  for (let n = 1; n <= 11; n += 1) {
    all.push(await made({ name: `Client ${n}`, isPublished: n !== 2 }));
  }
  expect(await published()).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `Client ${n}`));
  await order(all.map(({ id }) => id).reverse());
  expect((await published())[0]).toBe('Client 11');
  const [first] = (await app.get('testimonials/published')).body.value;
  expect(first).toEqual({ text: 'They listened.', name: 'Client 11', city: null });
});

test('none is published without consent: when and how', async () => {
  const missing = (answer: { status: number; body: unknown }, ...fields: string[]) =>
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'testimonial-consent-missing', errors: fields.map((field) => ({ field })) },
    });
  const plain = { text: 'They listened.', name: 'Dana R.' };
  missing(await add({ ...plain, isPublished: true }), 'consentOn', 'consentHow');
  missing(await add({ ...plain, ...consent, consentHow: ' ', isPublished: true }), 'consentHow');
  const hidden = (await add(plain)).body.data;
  expect(hidden.isPublished).toBe(false);
  missing(await update(hidden, { isPublished: true }), 'consentOn', 'consentHow');
  const shown = (await update(hidden, { ...consent, isPublished: true })).body.data;
  missing(await update(shown, { consentOn: null }), 'consentOn');
  expect(await published()).toEqual(['Dana R.']);

  const withdrawn = (await update(shown, { isPublished: false, consentHow: '' })).body.data;
  expect(withdrawn).toMatchObject({ isPublished: false, consentHow: null });
  expect(await published()).toEqual([]);
  const later = (await update(withdrawn, { consentOn: null })).body.data;
  expect(later.consentOn).toBeNull();
  const [, change] = (await historyOf(hidden.id)).body.data;
  missing(await undo(hidden.id, change.id), 'consentOn');
});

test('changes are written down and undone', async () => {
  const one = await made({ city: 'Elkhorn' });
  const two = await made({ name: 'Ben K.' });
  await update(one, { text: 'They listened.\nTwice.' });
  const [edited, created] = (await historyOf(one.id)).body.data;
  expect([edited.what, created.what]).toEqual(['edited', 'created']);
  expect(edited.fields).toMatchObject([
    { before: 'They listened.', after: 'They listened.\nTwice.' },
  ]);
  expect((await undo(one.id, edited.id)).body.data.text).toBe('They listened.');
  await order([two.id, one.id]);
  const [moved] = (await historyOf(two.id)).body.data;
  expect((await undo(two.id, moved.id)).status).toBe(200);
  const { body } = await app.get('testimonials', null, admin);
  expect(body.data.map(({ name }: WireTestimonial) => name)).toEqual(['Dana R.', 'Ben K.']);
});

test('only people with the permission see consent or change anything', async () => {
  const one = await made({});
  for (const as of [null, client, agent]) {
    const answers = [
      await app.get('testimonials', null, as),
      await historyOf(one.id, as),
      await add({ text: 'x', name: 'y' }, as),
      await update(one, { name: 'y' }, as),
      await order([one.id], as),
      await undo(one.id, 1, as),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([as ? 403 : 401]));
  }
});

test('bad input is refused', async () => {
  const one = await made({});
  const nobody = { ...one, id: crypto.randomUUID() };
  for (const [answer, status, code] of [
    [await add({ text: ' ', name: 'Dana' }), 400, 'bad-input'],
    [await add({ text: 'x'.repeat(601), name: 'Dana' }), 400, 'bad-input'],
    [await add({ text: 'x', name: 'Dana', consentOn: 'yesterday' }), 400, 'bad-input'],
    [await update(nobody, {}), 404, 'testimonial-not-found'],
    [await update({ ...one, version: 9 }, {}), 409, 'changed-meanwhile'],
    [await order([]), 409, 'changed-meanwhile'],
    [await undo(one.id, 1), 404, 'change-not-found'],
  ] as const) {
    expect(answer).toMatchObject({ status, body: { code } });
  }
});

test('a demo has nine samples, each marked as one, once', async () => {
  await addSampleTestimonials(app.database.db);
  await addSampleTestimonials(app.database.db);
  const names = await published();
  expect(names).toHaveLength(9);
  expect(names.every((name: string) => name.endsWith('(sample)'))).toBe(true);
  expect((await app.get('testimonials', null, admin)).body.total).toBe(9);
});
