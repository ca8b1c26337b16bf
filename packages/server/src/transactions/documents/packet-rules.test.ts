import { firstPacketRules } from '@homestead/contract/transactions';
import { expect, test } from 'vitest';
import { documentsRoom } from '#documents';
import { openListingOffice } from '../../../test/listing-office.ts';
import { seedPacketRules } from './packet-rule-store.ts';

const office = await openListingOffice({}, [documentsRoom]);
const { app, db, as, keyed, makeDraft } = office;

const list = async () => (await app.get('packet-rules', { pageSize: '100' }, as.admin)).body.data;
const add = (given: object, who = as.admin) =>
  app.post('packet-rules', { packet: 'deal', kinds: ['buying'], why: 'x', ...given }, keyed(who));
const change = (id: string, given: object, who = as.admin) =>
  app.put(`packet-rules/${id}`, given, who);
const papersOf = async (id: number) =>
  (await app.get(`offers/${id}/papers`, {}, as.agent)).body.data;
const needOf = async (id: number, form: string) =>
  (await papersOf(id)).documents.find((one: { form: string }) => one.form === form)?.need ?? null;

test('the brokerage starts with the usual rules, and those that it retires stay retired', async () => {
  const rules = await list();
  expect(rules).toMatchObject(firstPacketRules.map((one) => ({ ...one, retiredAt: null })));
  const offer = await makeDraft();
  expect(await needOf(offer, 'lead-paint')).toBe('needed');
  const paint = rules.find((one: { form: string }) => one.form === 'lead-paint');
  const retired = await change(paint.id, { version: paint.version, isRetired: true });
  expect(retired.body.data.abilities).toEqual(['restore']);
  await seedPacketRules(db);
  expect(await list()).toHaveLength(firstPacketRules.length);
  expect(await needOf(offer, 'lead-paint')).toBeNull();
  const { version } = retired.body.data;
  await change(paint.id, { version, isRetired: false });
  expect(await needOf(offer, 'lead-paint')).toBe('needed');
});

test('a rule is edited with its history, and undone', async () => {
  const offer = await makeDraft();
  const soil = (await list()).find((one: { form: string }) => one.form === 'lead-soil');
  expect(await needOf(offer, 'lead-soil')).toBe('check');
  const given = { version: soil.version, isInSoilArea: null, kinds: ['buying', 'listing'] };
  const { body } = await change(soil.id, given);
  expect(body.data).toMatchObject({ isInSoilArea: null, kinds: ['buying', 'listing'] });
  expect(await needOf(offer, 'lead-soil')).toBe('needed');
  expect((await change(soil.id, given)).body.code).toBe('changed-meanwhile');
  const { body: history } = await app.get(`packet-rules/${soil.id}/history`, {}, as.admin);
  const undone = { change: history.data[0].id };
  const undo = await app.post(`packet-rules/${soil.id}/undo`, undone, keyed(as.admin));
  expect(undo.body.data).toMatchObject({ isInSoilArea: true, kinds: ['buying', 'received'] });
  expect(await needOf(offer, 'lead-soil')).toBe('check');
});

test('a rule that was added and retired says so in its history', async () => {
  const { body } = await add({ form: 'touring-agreement', kinds: ['listing'] });
  const { id, version } = body.data;
  await change(id, { version, isRetired: true });
  const history = await app.get(`packet-rules/${id}/history`, {}, as.admin);
  expect(history.status).toBe(200);
  expect(JSON.stringify(history.body.data)).toContain('Listing files');
  expect(history.body.data).toHaveLength(2);
});

test.each([
  [{}, 'form'],
  [{ form: 'lead-paint', templateId: '0198f2a0-0000-7000-8000-00000000ffff' }, 'templateId'],
  [{ templateId: '0198f2a0-0000-7000-8000-00000000ffff' }, 'templateId'],
  [{ form: 'lead-paint', builtBefore: 1978, builtAfter: 1977 }, 'builtAfter'],
  [{ form: 'lead-paint', kinds: [] }, 'kinds'],
  [{ form: 'deed' }, 'form'],
])('a rule of %j is refused', async (given, field) => {
  const { status, body } = await add(given);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(`"${field}"`);
});

test('a template goes into the packet with its documents; one that is gone is said', async () => {
  const document = (await app.post('documents', { form: 'touring-agreement' }, as.admin)).body.data;
  const recipients = [{ role: 'approver', number: 1, name: 'Pat Moore', email: 'p@example.com' }];
  const made = { title: 'House rules', documents: [document.id], recipients };
  const envelope = (await app.post('envelopes', made, as.admin)).body.data.id;
  const saved = { name: 'House rules', isShared: true };
  const template = (await app.post(`envelopes/${envelope}/templates`, saved, keyed(as.admin))).body
    .data;
  const own = (await app.post(`envelopes/${envelope}/templates`, { name: 'Mine' }, keyed(as.admin)))
    .body.data;
  expect((await add({ templateId: own.id })).status).toBe(400);
  const rule = await add({ templateId: template.id, why: 'Every buyer reads our house rules.' });
  expect(rule.body.data).toMatchObject({ templateName: 'House rules', form: null });

  const offer = await makeDraft();
  const paperOf = async () =>
    (await papersOf(offer)).documents.find(({ why }: { why: string }) =>
      /house rules|deleted/.test(why),
    );
  expect(await paperOf()).toMatchObject({ title: 'House rules', need: 'needed', state: 'missing' });
  const started = await app.post(`offers/${offer}/packets`, { packet: 'deal' }, keyed(as.agent));
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const packet = (await app.get(`envelopes/${started.body.data.envelope}`, {}, as.agent)).body.data;
  expect(packet.documents.at(-1)).toMatchObject({ form: 'touring-agreement' });
  expect(packet.recipients.at(-1)).toMatchObject({ role: 'approver', name: 'Approver 1' });
  expect(await paperOf()).toMatchObject({ state: 'draft', envelope: packet.id });

  // A draft that is deleted can be started again.
  const query = { version: String(packet.version) };
  await app.delete(`envelopes/${packet.id}`, query, as.agent);
  expect(await paperOf()).toMatchObject({ state: 'missing', envelope: null });
  expect((await papersOf(offer)).startable).toContain('deal');

  const version = String(template.version);
  await app.delete(`envelope-templates/${template.id}`, { version }, as.admin);
  expect(await paperOf()).toMatchObject({ title: 'Deleted template', need: 'check' });
  const { id, version: now } = rule.body.data;
  expect((await change(id, { version: now, isRetired: true })).status).toBe(200);
  expect(await paperOf()).toBeUndefined();
});

test('only who keeps the reference lists reads and changes rules', async () => {
  const [rule] = await list();
  for (const who of [as.agent, as.client]) {
    expect((await app.get('packet-rules', {}, who)).status).toBe(403);
    expect((await add({ form: 'lead-paint' }, who)).status).toBe(403);
    expect((await change(rule.id, { version: rule.version }, who)).status).toBe(403);
  }
  expect((await app.get('packet-rules')).status).toBe(401);
});
