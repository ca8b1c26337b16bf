import { LEAD_RULES_MAX, type WireLeadRule } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openRoutingOffice } from '../../../test/routing-office.ts';
import { ruleFieldMessages } from '../messages/routing.ts';

const { app, db, as, people, addRule, addPond, limit, ask } = await openRoutingOffice();
const post = (body: object, who = as.admin) => app.post('lead-rules', body, who);
const put = ({ id, version }: WireLeadRule, body: object, who = as.admin) =>
  app.put(`lead-rules/${id}`, { version, ...body }, who);
const historyOf = (id: string) => app.get(`lead-rules/${id}/history`, null, as.admin);
const undo = (id: string, change: number, who = as.admin) =>
  app.post(`lead-rules/${id}/undo`, { change }, who);
const names = async () =>
  (await app.get('lead-rules', null, as.admin)).body.data.map(({ name }: WireLeadRule) => name);
const only = (...given: { id: string }[]) => ({
  agents: given.map(({ id }) => ({ id, weight: 1 })),
});

describe('rules', () => {
  it('are listed in their order, with what their fields can name', async () => {
    const pond = await addPond([people.ana]);
    await addRule({ name: 'One', agents: [{ id: people.ana.id, weight: 3 }] });
    await addRule({ name: 'Two', way: 'pond', pondId: pond.id, agents: [], zips: ['68022'] });
    const { body } = await app.get('lead-rules', null, as.admin);
    expect(body.data).toMatchObject([
      { name: 'One', isActive: true, agents: [{ name: 'Ana Silva', weight: 3 }] },
      { name: 'Two', way: 'pond', pondId: pond.id, zips: ['68022'], fallback: 'concierge' },
    ]);
    expect(body.choices.people).toContainEqual({ id: people.nora.id, name: 'Nora Lindqvist' });
    expect(body.choices.people).toHaveLength(4);
    expect(body.choices.cities).toContain('Elkhorn');
    expect(body.choices.sources.map(({ name }: { name: string }) => name)).toContain('Zillow');
  });

  it('are ordered, and changes are written down with names and undone', async () => {
    const [one, two] = [await addRule({ name: 'One' }), await addRule({ name: 'Two' })];
    await app.put('lead-rules/order', { ids: [two.id, one.id] }, as.admin);
    expect(await names()).toEqual(['Two', 'One']);
    const [moved] = (await historyOf(two.id)).body.data;
    expect((await undo(two.id, moved.id)).status).toBe(200);
    expect(await names()).toEqual(['One', 'Two']);

    const { body } = await app.get('lead-rules', null, as.admin);
    await put(body.data[0], { ...only(people.tomas), priceFromCents: 30_000_000 });
    const [edited] = (await historyOf(one.id)).body.data;
    expect(edited.fields).toContainEqual({
      ...{ field: 'agent_ids', label: 'Agents', after: 'Tomas Herrera' },
      before: 'Priya Raman, Tomas Herrera, Ana Silva',
    });
    expect(edited.fields).toContainEqual(
      expect.objectContaining({ label: 'Price from', after: '$300,000.00' }),
    );
    const undone = (await undo(one.id, edited.id)).body.data;
    expect([undone.agents.length, undone.priceFromCents]).toEqual([3, null]);
  });

  it('refuse what their way or fallback lacks, and what can’t be chosen', async () => {
    const who = only(people.ana);
    const missing = crypto.randomUUID();
    const lender = await app.makePerson({ role: 'lender' });
    for (const [body, field] of [
      [{ agents: [] }, 'agents'],
      [{ way: 'pond' }, 'pondId'],
      [{ way: 'first-to-claim', ...who }, 'claimMinutes'],
      [{ fallback: 'agent', ...who }, 'fallbackAgentId'],
      [{ fallback: 'pond', ...who }, 'fallbackPondId'],
      [only(people.ana, people.ana), 'agents'],
      [only(lender), 'agents'],
      [{ ...who, priceFromCents: 2, priceToCents: 1 }, 'priceToCents'],
      [{ ...who, cities: ['Atlantis'] }, 'cities'],
      [{ ...who, counties: ['Nowhere'] }, 'counties'],
      [{ ...who, sourceId: missing }, 'sourceId'],
      [{ ...who, zips: ['6802'] }, 'zips'],
      [{ ...who, untouchedHours: 0 }, 'untouchedHours'],
    ] as const) {
      const answer = await post({ name: 'Everyone', ...body });
      expect(answer, field).toMatchObject({ status: 400, body: { code: 'bad-input' } });
      expect(answer.body.errors[0].field, field).toContain(field);
    }
    expect(await names()).toEqual([]);
    const message = ruleFieldMessages.isNeeded({ label: ruleFieldMessages.agents() });
    expect((await post({ name: 'Everyone' })).body.message).toBe(message);
  });

  it('keep a person who has left, and no undo makes a rule unusable', async () => {
    const rule = await addRule(only(people.ana));
    const pond = await addPond([people.ana]);
    const pooled = (await put(rule, { way: 'pond', pondId: pond.id, agents: [] })).body.data;
    const { body } = await put(pooled, { way: 'in-turn', pondId: null, ...only(people.ana) });
    await sql`update person set role_key = 'lender' where id = ${people.ana.id}`.execute(db);
    expect((await put(body.data, { name: 'Renamed' })).status).toBe(200);
    await sql`update person set role_key = 'agent' where id = ${people.ana.id}`.execute(db);
    await app.put(`ponds/${pond.id}`, { version: 1, isRetired: true }, as.admin);
    const [, back] = (await historyOf(rule.id)).body.data;
    expect(await undo(rule.id, back.id)).toMatchObject({ status: 400 });
  });

  it('bad ids, versions and orders are refused, and so are too many', async () => {
    const rule = await addRule();
    const nobody = { ...rule, id: crypto.randomUUID() };
    for (const [answer, status, code] of [
      [await put(nobody, {}), 404, 'lead-rule-not-found'],
      [await put({ ...rule, version: 9 }, {}), 409, 'changed-meanwhile'],
      [await app.put('lead-rules/order', { ids: [] }, as.admin), 409, 'changed-meanwhile'],
      [await undo(rule.id, 1), 404, 'change-not-found'],
    ] as const) {
      expect(answer).toMatchObject({ status, body: { code } });
    }
    await sql`insert into lead_rule (name, position)
      select 'Filler', n from generate_series(2, ${LEAD_RULES_MAX}::int) n`.execute(db);
    const full = await post({ name: 'One more', ...only(people.ana) });
    expect(full).toMatchObject({ status: 409, body: { code: 'lead-rules-full' } });
  });

  it('are for people with the permission', async () => {
    const rule = await addRule();
    for (const who of [null, as.client, as.priya, as.nora]) {
      const answers = [
        await app.get('lead-rules', null, who),
        await app.get(`lead-rules/${rule.id}/history`, null, who),
        await app.post('lead-rules', { name: 'Mine' }, who),
        await app.put(`lead-rules/${rule.id}`, { version: 1, name: 'Mine' }, who),
        await app.put('lead-rules/order', { ids: [rule.id] }, who),
        await app.post(`lead-rules/${rule.id}/undo`, { change: 1 }, who),
        await app.post('lead-rules/preview', {}, who),
        await app.get('ponds', null, who),
        await app.post('ponds', { name: 'Mine' }, who),
        await app.get('agent-limits', null, who),
        await app.put(`agent-limits/${people.priya.id}`, { version: 0, capacity: 1 }, who),
      ];
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([who ? 403 : 401]));
    }
  });
});

describe('the preview', () => {
  const preview = async (sample: object) =>
    (await app.post('lead-rules/preview', sample, as.admin)).body.data;

  it('says what would be decided, and changes nothing', async () => {
    await addRule({ name: 'Elkhorn', cities: ['Elkhorn'], priceFromCents: 40_000_000 });
    await limit(people.priya, { isPaused: true });
    const sample = { city: 'elkhorn', priceCents: 45_000_000 };
    const said = {
      text: 'Assigned to Tomas Herrera by the rule “Elkhorn”: next of 2 in turn.',
      reasons: ['Ana Silva comes later in turn.', 'Priya Raman is paused.'],
    };
    expect([await preview(sample), await preview(sample)]).toEqual([said, said]);
    expect(await db.selectFrom('lead_rule_turn').selectAll().execute()).toEqual([]);
    expect(await preview({ city: 'Omaha' })).toEqual({
      text: 'Open to everyone who may claim leads: no rule matches.',
      reasons: ['The rule “Elkhorn” doesn’t match: area and price.'],
    });
    const { id } = await ask();
    const { body } = await app.get(`leads/${id}/decisions`, null, as.admin);
    expect(body.data[0]).toMatchObject(said);
    expect((await preview(sample)).text).toContain('Ana Silva');
  });
});
