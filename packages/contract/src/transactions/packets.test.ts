import { expect, test } from 'vitest';
import { firstPacketRules, type PacketFacts, type PacketRule, packetNeeds } from './packets.ts';

const known: PacketFacts = {
  ...{ kind: 'buying', propertyType: 'Residential', yearBuilt: 1990, financing: 'Conventional' },
  ...{ isInSid: false, isInSoilArea: false },
};
const formsOf = (facts: Partial<PacketFacts>, need: 'needed' | 'check' = 'needed') =>
  packetNeeds({ ...known, ...facts }, firstPacketRules)
    .filter((one) => one.need === need)
    .map(({ form }) => form);

test('a buyer signs two agreements, and the disclosure of a home', () => {
  expect(formsOf({})).toEqual(['agency-disclosure', 'buyer-agreement', 'seller-disclosure']);
  expect(formsOf({}, 'check')).toEqual([]);
});

test.each([
  [{ yearBuilt: 1977 }, 'lead-paint'],
  [{ isInSoilArea: true }, 'lead-soil'],
  [{ financing: 'VA' }, 'va-addendum'],
  [{ isInSid: true }, 'sid-receipt'],
] as const)('%j needs %s', (facts, form) => {
  expect(formsOf(facts)).toContain(form);
  expect(formsOf({})).not.toContain(form);
});

test('what isn’t known never rules a form out', () => {
  const unknown = { propertyType: null, financing: null, isInSid: null, isInSoilArea: null };
  expect(formsOf(unknown, 'check')).toEqual(['lead-soil', 'va-addendum', 'sid-receipt']);
  expect(formsOf({ yearBuilt: null })).toContain('lead-paint');
  expect(packetNeeds({ ...known, yearBuilt: null }, firstPacketRules).at(-1)?.why).toContain(
    'isn’t known',
  );
});

test('1978 is not before 1978', () => {
  expect(formsOf({ yearBuilt: 1978 })).not.toContain('lead-paint');
});

test('land has no disclosures of a home', () => {
  const land = { propertyType: 'Land', yearBuilt: null, isInSoilArea: true };
  expect(formsOf(land)).toEqual(['agency-disclosure', 'buyer-agreement']);
});

test('a received offer is between the sides; a listing file is with the seller', () => {
  expect(formsOf({ kind: 'received' })).toEqual(['seller-disclosure']);
  expect(formsOf({ kind: 'listing', financing: 'VA', isInSid: true, yearBuilt: 1950 })).toEqual([
    ...['agency-disclosure', 'seller-disclosure', 'lead-paint'],
  ]);
});

const [first] = firstPacketRules as [PacketRule];
const ruleOf = (given: Partial<PacketRule>): PacketRule => ({ ...first, ...given });
const needOf = (given: Partial<PacketRule>, facts: Partial<PacketFacts> = {}) =>
  packetNeeds({ ...known, ...facts }, [ruleOf(given)])[0]?.need ?? null;

test.each<[Partial<PacketRule>, Partial<PacketFacts>, string | null]>([
  [{ builtAfter: 1989 }, {}, 'needed'],
  [{ builtAfter: 1990 }, {}, null],
  [{ builtAfter: 1989 }, { yearBuilt: null }, 'check'],
  [{ builtBefore: 2000, ifUnsure: 'needed' }, { yearBuilt: null }, 'needed'],
  [{ need: 'check' }, {}, 'check'],
  [{ property: 'other' }, {}, null],
  [{ property: 'other' }, { propertyType: 'Land' }, 'needed'],
  [{ property: 'other' }, { propertyType: null }, 'check'],
  [{ isInSid: false }, {}, 'needed'],
  [{ isInSid: false }, { isInSid: true }, null],
  [{ financing: 'fha' }, { financing: 'FHA' }, 'needed'],
  [{ financing: 'cash' }, { financing: 'cash' }, 'needed'],
  [{ financing: 'cash' }, {}, null],
  [{ kinds: ['listing'] }, {}, null],
])('the rule %j about %j says %s', (rule, facts, need) => {
  expect(needOf(rule, facts)).toBe(need);
});

test('what two rules ask for is there once, and needed if one of them needs it', () => {
  const rules = [ruleOf({ need: 'check', why: 'a' }), ruleOf({ why: 'b' }), ruleOf({ why: 'c' })];
  expect(packetNeeds(known, rules)).toMatchObject([{ need: 'needed', why: 'b' }]);
});
