import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  decideRoute,
  type RoutingAgent,
  type RoutingRule,
  type RoutingWorld,
} from './decide-route.ts';
import type { RouteFacts } from './match-rule.ts';

const nothing: RouteFacts = {
  ...{ cities: [], zips: [], counties: [], price: null, language: 'en' },
  ...{ sourceId: null, subSourceId: null, isBuyer: false, isSeller: false },
};
const rule = (given: Partial<RoutingRule> = {}): RoutingRule => ({
  ...{ id: 'r', name: 'Everyone', is_active: true, way: 'in-turn', agent_ids: ['a', 'b', 'c'] },
  ...{ weights: [1, 1, 1], pond_id: null, claim_minutes: null, untouched_hours: null },
  ...{ fallback: 'concierge', fallback_agent_id: null, fallback_pond_id: null },
  ...{ cities: [], zips: [], counties: [], price_from_cents: null, price_to_cents: null },
  ...{ language: null, source_id: null, sub_source_id: null, side: null },
  ...given,
});
const agent = (id: string, given: Partial<RoutingAgent> = {}): RoutingAgent => ({
  ...{ id, openLeads: 0, capacity: null, isPaused: false, daysOff: [] },
  ...given,
});
const pond = (id: string, ...members: string[]) => [id, { id, name: id, members }] as const;
const world = (given: Partial<RoutingWorld> & { people?: RoutingAgent[] } = {}): RoutingWorld => ({
  ...{ today: '2026-11-24', rules: [rule()], ponds: new Map(), credits: new Map() },
  agents: new Map((given.people ?? ['a', 'b', 'c'].map((id) => agent(id))).map((p) => [p.id, p])),
  ...given,
});
const to = (at: RoutingWorld, facts: Partial<RouteFacts> = {}) =>
  decideRoute(at, { ...nothing, ...facts }).to;

/** Gives so many leads, each with the turns as the one before left them. */
function giveMany(start: RoutingWorld, count: number): string[] {
  const credits = new Map<string, number>();
  return Array.from({ length: count }, () => {
    const decision = decideRoute({ ...start, credits: new Map([['r', credits]]) }, nothing);
    for (const [id, credit] of decision.credits) credits.set(id, credit);
    return decision.to.kind === 'agent' ? decision.to.agentId : decision.to.kind;
  });
}

describe('which rule', () => {
  const cases: [Partial<RoutingRule>, Partial<RouteFacts>, boolean][] = [
    [{ cities: ['Elkhorn'] }, { cities: ['ELKHORN'] }, true],
    [{ cities: ['Elkhorn'], zips: ['68132'] }, { cities: ['Omaha'], zips: ['68132'] }, true],
    [{ counties: ['Sarpy'] }, { cities: ['Omaha'], counties: ['Douglas'] }, false],
    [{ cities: ['Elkhorn'] }, {}, false],
    [{ price_from_cents: 50 }, { price: { from: 50, to: 50 } }, true],
    [{ price_from_cents: 51 }, { price: { from: 50, to: 50 } }, false],
    [{ price_to_cents: 49 }, { price: { from: 50, to: 50 } }, false],
    [{ price_from_cents: 60 }, { price: { from: 10, to: null } }, true],
    [{ price_to_cents: 60 }, {}, false],
    [{ language: 'es' }, { language: 'es' }, true],
    [{ language: 'es' }, {}, false],
    [{ source_id: 's' }, { sourceId: 's' }, true],
    [{ source_id: 's', sub_source_id: 't' }, { sourceId: 's', subSourceId: 'u' }, false],
    [{ side: 'seller' }, { isSeller: true }, true],
    [{ side: 'buyer' }, { isSeller: true }, false],
  ];
  test.each(cases)('%j for %j: %j', (conditions, facts, matches) => {
    const found = to(world({ rules: [rule(conditions)] }), facts);
    expect(found.kind).toBe(matches ? 'agent' : 'open');
  });

  it('is the first active one that matches; the ones before say why not', () => {
    const rules = [
      rule({ id: 'off', is_active: false, agent_ids: ['a'] }),
      rule({ id: 'far', name: 'Far', cities: ['Lincoln'], language: 'es', agent_ids: ['b'] }),
      rule({ id: 'any', agent_ids: ['c'] }),
    ];
    expect(decideRoute(world({ rules }), nothing)).toMatchObject({
      to: { kind: 'agent', agentId: 'c' },
      unmatched: [{ name: 'Far', unmet: ['area', 'language'] }],
    });
  });
});

describe('who', () => {
  it('skips who is away, full or gone, and says so', () => {
    const people = [
      agent('a', { daysOff: ['2026-11-23/2026-11-27'] }),
      agent('b', { openLeads: 5, capacity: 5 }),
      agent('c', { isPaused: true }),
      agent('d'),
    ];
    const all = rule({ agent_ids: ['a', 'b', 'c', 'd', 'e'], weights: [1, 1, 1, 1, 1] });
    expect(decideRoute(world({ rules: [all], people }), nothing)).toMatchObject({
      to: { kind: 'agent', agentId: 'd' },
      turnOf: 1,
      others: [
        { agentId: 'a', why: 'off', until: '2026-11-27' },
        { agentId: 'b', why: 'full', open: 5, capacity: 5 },
        { agentId: 'c', why: 'paused' },
        { agentId: 'e', why: 'left' },
      ],
    });
  });

  it('gives turns by weight, spread out', () => {
    const given = giveMany(world({ rules: [rule({ weights: [2, 1, 1] })] }), 8);
    expect(given).toEqual(['a', 'b', 'c', 'a', 'a', 'b', 'c', 'a']);
  });

  it('falls back to an agent, a pond or the concierges', () => {
    const people = [agent('a', { isPaused: true }), agent('z')];
    const ponds = new Map([pond('p', 'z'), pond('empty', 'gone')]);
    const only = { agent_ids: ['a'], weights: [1] };
    for (const [fallback, kind] of [
      [{ fallback: 'concierge' }, 'concierge'],
      [{ fallback: 'agent', fallback_agent_id: 'z' }, 'agent'],
      [{ fallback: 'agent', fallback_agent_id: 'a' }, 'concierge'],
      [{ fallback: 'pond', fallback_pond_id: 'p' }, 'pond'],
      [{ fallback: 'pond', fallback_pond_id: 'empty' }, 'concierge'],
    ] as const) {
      const rules = [rule({ ...only, ...fallback })];
      expect(decideRoute(world({ rules, people, ponds }), nothing)).toMatchObject({
        to: { kind },
        isFallback: true,
      });
    }
  });

  it('offers to all who can take it, or puts it into a pond', () => {
    const people = [agent('a'), agent('b', { isPaused: true }), agent('c')];
    const offer = rule({ way: 'first-to-claim', claim_minutes: 10 });
    expect(to(world({ rules: [offer], people }))).toEqual({
      ...{ kind: 'offer', agentIds: ['a', 'c'], minutes: 10 },
    });
    const pool = rule({ way: 'pond', pond_id: 'p', agent_ids: [], weights: [] });
    const ponds = new Map([pond('p', 'a')]);
    expect(to(world({ rules: [pool], ponds }))).toMatchObject({ kind: 'pond', pond: { id: 'p' } });
  });
});

describe('a lead that moves on', () => {
  const move = (at: RoutingWorld, passed: string[], ruleId = 'r') =>
    decideRoute(at, nothing, { ruleId, passed }).to;

  it('never goes back to who let it lapse while anyone else is left', () => {
    expect(move(world(), ['a'])).toEqual({ kind: 'agent', agentId: 'b' });
    expect(move(world(), ['a', 'b', 'c'])).toEqual({ kind: 'concierge' });
    const away = [agent('a'), agent('b'), agent('c'), agent('z', { isPaused: true })];
    const rules = [rule({ fallback: 'agent', fallback_agent_id: 'z' })];
    expect(move(world({ rules, people: away }), ['a', 'b', 'c'])).toMatchObject({ kind: 'agent' });
  });

  it('stays with its rule, even an inactive one, and else goes to the concierges', () => {
    const rules = [rule({ id: 'x' }), rule({ is_active: false, agent_ids: ['c'] })];
    expect(move(world({ rules }), [])).toEqual({ kind: 'agent', agentId: 'c' });
    expect(move(world({ rules }), [], 'gone')).toEqual({ kind: 'concierge' });
  });
});

const someAgent = (id: string) =>
  fc.record({
    id: fc.constant(id),
    openLeads: fc.nat(6),
    capacity: fc.option(fc.nat(6)),
    isPaused: fc.boolean(),
    daysOff: fc.array(
      fc.constantFrom('2026-11-20/2026-11-23', '2026-11-24/2026-11-24', '2026-11-01/2026-12-01'),
      { maxLength: 2 },
    ),
  });
const ids = ['a', 'b', 'c', 'd', 'e'];
const someWorld = fc
  .record({
    people: fc.tuple(...ids.map(someAgent)),
    named: fc.subarray(ids),
    way: fc.constantFrom('in-turn', 'first-to-claim'),
    fallback: fc.constantFrom('concierge', 'agent'),
    fallback_agent_id: fc.constantFrom(...ids),
    weights: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 5, maxLength: 5 }),
    credits: fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ people, named, credits, ...given }) =>
    world({
      people,
      rules: [rule({ ...given, agent_ids: named })],
      credits: new Map([['r', new Map(ids.map((id, index) => [id, credits[index] ?? 0]))]]),
    }),
  );
const moves = fc.option(fc.record({ ruleId: fc.constant('r'), passed: fc.subarray(ids) }));

test('nobody gets a lead beyond their capacity, on a day off, or while paused', () => {
  fc.assert(
    fc.property(someWorld, moves, (at, moved) => {
      const { to: found } = decideRoute(at, nothing, moved);
      const given =
        found.kind === 'agent' ? [found.agentId] : found.kind === 'offer' ? found.agentIds : [];
      for (const id of given) {
        const { openLeads, capacity, isPaused, daysOff } = at.agents.get(id) as RoutingAgent;
        expect(capacity === null || openLeads < capacity).toBe(true);
        expect(isPaused).toBe(false);
        for (const period of daysOff) {
          const [from = '', until = ''] = period.split('/');
          expect(from <= at.today && at.today <= until).toBe(false);
        }
      }
    }),
  );
});

test('the same facts decide the same, and nothing given is changed', () => {
  fc.assert(
    fc.property(someWorld, moves, (at, moved) => {
      const before = structuredClone(at);
      expect(decideRoute(at, nothing, moved)).toEqual(decideRoute(at, nothing, moved));
      expect(at).toEqual(before);
    }),
  );
});

test('over many leads everyone gets their share, and never more than two leads off it', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 120 }), (shares, count) => {
      const named = ids.slice(0, shares.length);
      const people = named.map((id) => agent(id));
      const rules = [rule({ agent_ids: named, weights: shares })];
      const given = giveMany(world({ rules, people }), count);
      const all = shares.reduce((sum, share) => sum + share, 0);
      for (const [index, id] of named.entries()) {
        const fair = (count * (shares[index] ?? 0)) / all;
        const got = given.filter((one) => one === id).length;
        expect(Math.abs(got - fair)).toBeLessThan(2);
        if (count % all === 0) expect(got).toBe(fair);
      }
    }),
  );
});
