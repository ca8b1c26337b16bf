import { randomUUID } from 'node:crypto';
import type {
  WireChecklist,
  WireOnboardingItem,
  WireOnboardingStep,
} from '@homestead/contract/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountsApp, type As, createAccountsApp } from '../../../test/accounts-app.ts';

let at: AccountsApp;
let [admin, agent, neighbor, concierge, client]: As[] = [];
let agentId = '';

beforeAll(async () => {
  at = await createAccountsApp();
  const signIn = (role: string) => at.signInNew({ role });
  [admin, neighbor, concierge] = [
    await signIn('admin'),
    await signIn('agent'),
    await signIn('concierge'),
  ];
  client = await signIn('client');
  const id = await create('agent');
  agentId = id;
  const { rows } = await at.database.pool.query('select email from person where id = $1', [id]);
  const other = await at.makePerson({ role: 'agent' });
  await at.database.pool.query(
    'update person set email_verified_at = now(), password_hash = (select password_hash from person where id = $1) where id = $2',
    [other.id, id],
  );
  agent = await at.signIn({ email: rows[0].email });
});
afterAll(() => at.close());

async function create(role: string): Promise<string> {
  const email = `nora-${randomUUID().slice(0, 8)}@example.org`;
  const body = { first_name: 'Nora', last_name: 'Lindqvist', email, role };
  return (await at.post('AdminUserApp/CreateUser', body, admin)).body.data.id;
}

const steps = async (): Promise<WireOnboardingStep[]> =>
  (await at.get('onboarding-steps', { pageSize: '100' }, admin)).body.data;
const listOf = async (id: string, as = admin): Promise<WireChecklist> =>
  (await at.get(`onboarding/${id}`, null, as)).body.data;
const tick = ({ id, version }: WireOnboardingItem, isDone: boolean, as = admin) =>
  at.put(`onboarding-items/${id}`, { version, isDone }, as);
const update = ({ id, version }: WireOnboardingStep, body: object, as = admin) =>
  at.put(`onboarding-steps/${id}`, { version, ...body }, as);
const itemFor = (list: WireChecklist, doer: 'agent' | 'office') =>
  list.items.find((item) => item.doer === doer && item.doneAt === null)!;

it('each new agent gets the steps in use, others none; and so does someone who becomes an agent', async () => {
  const offered = await steps();
  expect(offered.length).toBeGreaterThan(5);
  const list = await listOf(agentId);
  expect(list.items.map(({ title }) => title)).toEqual(offered.map(({ title }) => title));
  expect(list).toMatchObject({
    name: 'Nora Lindqvist',
    progress: { done: 0, total: offered.length },
    abilities: [],
  });
  const lender = await create('lender');
  expect(await listOf(lender)).toMatchObject({ items: [], progress: null, abilities: [] });
  const { data } = (await at.get(`users/${lender}`, null, admin)).body;
  const moved = { id: lender, version: data.version, role: 'co-agent' };
  expect((await at.post(`users/${lender}/update`, moved, admin)).status).toBe(200);
  expect((await listOf(lender)).progress).toEqual({ done: 0, total: offered.length });
});

it('an agent ticks their own steps, the office any, with who and when, and history', async () => {
  const mine = (await at.get('my-onboarding', null, agent)).body.data as WireChecklist;
  const own = itemFor(mine, 'agent');
  const office = itemFor(mine, 'office');
  expect([own.abilities, office.abilities]).toEqual([['tick'], []]);
  const ticked = (await tick(own, true, agent)).body.data;
  expect(ticked).toMatchObject({ doneBy: 'Nora Lindqvist', abilities: ['untick'], version: 2 });
  expect(Date.now() - Date.parse(ticked.doneAt)).toBeLessThan(60_000);
  expect((await tick(own, true, agent)).body.data).toEqual(ticked);
  expect((await tick(office, true, agent)).body.code).toBe('not-permitted');
  expect((await tick(office, true)).body.data.doneAt).not.toBeNull();
  expect((await listOf(agentId)).progress?.done).toBe(2);
  expect((await tick(own, false)).body.code).toBe('changed-meanwhile');
  const undone = (await tick(ticked, false)).body.data;
  expect(undone).toMatchObject({ doneAt: null, doneBy: null });
  const history = (await at.get(`onboarding-items/${own.id}/history`, null, agent)).body.data;
  expect(history.map(({ what }: { what: string }) => what)).toEqual(['unticked', 'ticked']);
  expect(history[1].fields).toMatchObject([{ label: 'Done', before: 'No', after: 'Yes' }]);
  const back = await at.post(`onboarding-items/${own.id}/undo`, { change: history[0].id }, admin);
  expect(back.body.data).toMatchObject({ doneBy: 'Nora Lindqvist' });
});

it('a neighbor and a concierge without the permission see nothing of it', async () => {
  const item = (await listOf(agentId)).items[0]!;
  for (const as of [neighbor, concierge]) {
    expect(await at.get(`onboarding/${agentId}`, null, as)).toMatchObject({
      status: 404,
      body: { code: 'person-not-found' },
    });
    expect((await tick(item, true, as)).body.code).toBe('step-not-found');
    expect((await at.get(`onboarding-items/${item.id}/history`, null, as)).status).toBe(404);
    expect((await at.post(`onboarding/${agentId}`, {}, as)).body.code).toBe('not-permitted');
  }
  for (const as of [client, null]) {
    const status = as === null ? 401 : 403;
    for (const answer of [
      await at.get('onboarding-steps', null, as),
      await at.get('my-onboarding', null, as),
      await at.get(`onboarding/${agentId}`, null, as),
      await tick(item, true, as),
      await at.post('onboarding-steps', { title: 'x' }, as),
    ]) {
      expect(answer.status).toBe(status);
    }
  }
});

it('a new step joins checklists that aren’t complete; a retired one leaves where it isn’t ticked', async () => {
  const done = await create('agent');
  for (const item of (await listOf(done)).items) await tick(item, true);
  const complete = (await listOf(done)).progress;
  expect(complete?.done).toBe(complete?.total);
  const made = (await at.post('onboarding-steps', { title: 'Get a key' }, admin)).body.data;
  expect(made).toMatchObject({ doer: 'agent', help: '', abilities: ['edit', 'move', 'retire'] });
  expect((await listOf(agentId)).items.at(-1)?.title).toBe('Get a key');
  expect((await listOf(done)).progress).toEqual(complete);
  expect((await at.post('onboarding-steps', { title: 'get a KEY' }, admin)).status).toBe(400);
  const retired = (await update(made, { isRetired: true })).body.data;
  expect((await listOf(agentId)).items.map(({ title }) => title)).not.toContain('Get a key');
  expect((await steps()).at(-1)).toEqual(retired);
  const [change] = (await at.get(`onboarding-steps/${made.id}/history`, null, admin)).body.data;
  const undo = await at.post(`onboarding-steps/${made.id}/undo`, { change: change.id }, admin);
  expect(undo.body.data.retiredAt).toBeNull();
  expect((await listOf(agentId)).items.at(-1)?.title).toBe('Get a key');
});

it('an agent from before the checklist gets it by hand, once', async () => {
  const old = await at.makePerson({ role: 'internal-agents' });
  expect(await listOf(old.id)).toMatchObject({ progress: null, abilities: ['start'] });
  const started = (await at.post(`onboarding/${old.id}`, {}, admin)).body.data;
  expect(started.items.length).toBe((await listOf(agentId)).items.length);
  expect((await at.post(`onboarding/${old.id}`, {}, admin)).body.data).toEqual(started);
  const lender = await at.makePerson({ role: 'lender' });
  expect((await at.post(`onboarding/${lender.id}`, {}, admin)).status).toBe(404);
});

it('steps are edited and ordered by who holds the permission alone', async () => {
  const [first, second, ...rest] = await steps();
  const ids = [second!.id, first!.id, ...rest.map(({ id }) => id)];
  expect((await at.put('onboarding-steps/order', { ids }, agent)).status).toBe(403);
  expect((await at.put('onboarding-steps/order', { ids: [first!.id] }, admin)).status).toBe(409);
  expect((await at.put('onboarding-steps/order', { ids }, admin)).status).toBe(200);
  expect((await steps()).slice(0, 2).map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const renamed = await update(first!, { title: 'Sign the agreement', doer: 'office' });
  expect([renamed.status, renamed.body.data?.doer]).toEqual([409, undefined]);
  const fresh = (await steps()).find(({ id }) => id === first!.id)!;
  const saved = (await update(fresh, { title: 'Sign the agreement', doer: 'office' })).body.data;
  expect(saved).toMatchObject({ title: 'Sign the agreement', doer: 'office' });
  expect((await update(fresh, { title: 'Late' })).body.code).toBe('changed-meanwhile');
  expect((await update(saved, { title: ' ' })).status).toBe(400);
  expect((await update({ ...saved, id: randomUUID() }, {})).body.code).toBe('step-not-found');
});
