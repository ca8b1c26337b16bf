import type { WireAgentLimit, WirePond } from '@homestead/contract/leads';
import { describe, expect, it } from 'vitest';
import { openRoutingOffice } from '../../../test/routing-office.ts';
import { ruleFieldMessages } from '../messages/routing.ts';

const { app, as, people, addRule, addPond, ask, claim } = await openRoutingOffice();

describe('ponds', () => {
  const put = ({ id, version }: WirePond, body: object) =>
    app.put(`ponds/${id}`, { version, ...body }, as.admin);
  const list = async (): Promise<WirePond[]> => (await app.get('ponds', null, as.admin)).body.data;

  it('have members, a limit and the leads that wait in them', async () => {
    const pond = await addPond([people.priya, people.ana], 3);
    await addRule({ way: 'pond', pondId: pond.id, agents: [] });
    const [one] = [await ask(), await ask()];
    expect(await list()).toMatchObject([
      {
        ...{ name: 'Shared', claimLimit: 3, waiting: 2, abilities: ['edit', 'retire'] },
        members: [{ name: 'Priya Raman' }, { name: 'Ana Silva' }],
      },
    ]);
    await claim(one?.id ?? '', as.ana);
    expect((await list())[0]?.waiting).toBe(1);
  });

  it('are changed with a history that names people, and undone', async () => {
    const pond = await addPond([people.priya]);
    await put(pond, { members: [people.ana.id, people.ana.id], claimLimit: 2 });
    const [edited] = (await app.get(`ponds/${pond.id}/history`, null, as.admin)).body.data;
    expect(edited.fields).toEqual([
      { field: 'members', label: 'Members', before: 'Priya Raman', after: 'Ana Silva' },
      { field: 'claim_limit', label: 'Open leads per member', before: '', after: '2' },
    ]);
    const undone = await app.post(`ponds/${pond.id}/undo`, { change: edited.id }, as.admin);
    expect(undone.body.data).toMatchObject({
      claimLimit: null,
      members: [{ name: 'Priya Raman' }],
    });
  });

  it('are retired only while no rule names them', async () => {
    const pond = await addPond([people.priya]);
    const rule = await addRule({ fallback: 'pond', fallbackPondId: pond.id });
    expect(await put(pond, { isRetired: true })).toMatchObject({
      ...{ status: 409, body: { code: 'pond-in-use' } },
    });
    await app.put(`lead-rules/${rule.id}`, { version: 1, fallback: 'concierge' }, as.admin);
    await app.put(`lead-rules/${rule.id}`, { version: 2, fallbackPondId: null }, as.admin);
    const retired = (await put(pond, { isRetired: true })).body.data;
    expect(retired.abilities).toEqual(['restore']);
    const refused = await app.post(
      'lead-rules',
      { name: 'Late', way: 'pond', pondId: pond.id },
      as.admin,
    );
    expect(refused.body.errors[0].field).toBe('pondId');
    expect((await put(retired, { isRetired: false })).body.data.retiredAt).toBeNull();
  });

  it('refuse a name that is taken, and members who can’t get leads', async () => {
    await addPond([]);
    const lender = await app.makePerson({ role: 'lender' });
    const taken = await app.post('ponds', { name: 'shared' }, as.admin);
    expect(taken.body.message).toBe(ruleFieldMessages.pondTaken());
    const members = await app.post('ponds', { name: 'Other', members: [lender.id] }, as.admin);
    expect(members.body.errors[0].field).toBe('members');
    const missing = { ...({} as WirePond), id: crypto.randomUUID(), version: 1 };
    expect((await put(missing, {})).status).toBe(404);
  });
});

describe('limits', () => {
  const list = async (): Promise<WireAgentLimit[]> =>
    (await app.get('agent-limits', { pageSize: '100' }, as.admin)).body.data;
  const put = (id: string, body: object) => app.put(`agent-limits/${id}`, body, as.admin);

  it('are those of everyone who can get leads, with their open leads', async () => {
    await addRule({ agents: [{ id: people.ana.id, weight: 1 }] });
    await ask();
    const rows = await list();
    const ana = rows.find(({ id }) => id === people.ana.id);
    expect(ana).toMatchObject({ name: 'Ana Silva', openLeads: 1, capacity: null, version: 0 });
    expect(rows).toHaveLength(4);
  });

  it('are saved, dropped when they are over, and undone', async () => {
    const { id } = people.priya;
    const daysOff = ['2099-12-24/2099-12-26', '2020-01-01/2020-01-02'];
    const saved = await put(id, { version: 0, capacity: 5, daysOff });
    expect(saved.body.data).toMatchObject({ capacity: 5, daysOff: ['2099-12-24/2099-12-26'] });
    expect((await put(id, { version: 1, isPaused: true, daysOff: [] })).status).toBe(200);
    const history = `agent-limits/${id}/history`;
    const [edited] = (await app.get(history, null, as.admin)).body.data;
    expect(edited.fields).toEqual([
      { field: 'is_paused', label: 'Paused', before: 'No', after: 'Yes' },
      { field: 'days_off', label: 'Days off', before: 'Dec 24, 2099 – Dec 26, 2099', after: '' },
    ]);
    const undone = await app.post(`agent-limits/${id}/undo`, { change: edited.id }, as.admin);
    expect(undone.body.data).toMatchObject({ isPaused: false, daysOff: [daysOff[0]] });
  });

  it('refuse bad periods, old versions, and people who can’t get leads', async () => {
    const { id } = people.priya;
    for (const period of ['2026-12-26/2026-12-24', '2026-02-30/2026-03-01', 'Monday']) {
      const answer = await put(id, { version: 0, daysOff: [period] });
      expect(answer.body.errors?.[0]?.field, period).toContain('daysOff');
    }
    expect((await put(id, { version: 3 })).status).toBe(409);
    const lender = await app.makePerson({ role: 'lender' });
    expect((await put(lender.id, { version: 0 })).status).toBe(404);
  });
});
