import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfferInspection } from './endpoints/offer-inputs.ts';
import {
  type OfferFieldKind,
  type OfferTerms,
  offerFieldKeys,
  offerFields,
} from './offer-fields.ts';
import {
  applyChanges,
  changesBetween,
  counterFields,
  termKeys,
  type VersionTerms,
} from './term-changes.ts';

const text = fc.string({ maxLength: 12 });
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const anyOf: Record<OfferFieldKind, fc.Arbitrary<string | number | boolean>> = {
  text,
  lines: text,
  money: fc.integer({ min: 0, max: 100_000_000_000 }),
  percent: fc.integer({ min: 0, max: 99_999 }).map((part) => (part / 1000).toFixed(3)),
  years: fc.constantFrom('15', '30'),
  year: fc.integer({ min: 1700, max: 2100 }),
  date: day,
  time: fc.constantFrom('00:00', '09:30', '23:59'),
  flag: fc.boolean(),
  entry: fc.integer({ min: 1, max: 50 }),
  company: fc.uuid(),
  contact: fc.uuid(),
  companyName: fc.uuid(),
  contactName: fc.uuid(),
  person: fc.uuid(),
  lead: fc.uuid(),
};
const unknownOr = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const inspection: fc.Arbitrary<OfferInspection> = fc.record({
  type: unknownOr(text),
  companyId: unknownOr(fc.uuid()),
  inspectorId: unknownOr(fc.uuid()),
  inspectOn: unknownOr(day),
  time: unknownOr(anyOf.time as fc.Arbitrary<string>),
  note: unknownOr(text),
});
const terms = fc.record({
  ...(Object.fromEntries(
    offerFieldKeys.map((key) => [key, unknownOr(anyOf[offerFields[key].kind])]),
  ) as { [Key in keyof OfferTerms]: fc.Arbitrary<OfferTerms[Key]> }),
  homeInspections: fc.array(inspection, { maxLength: 4 }),
}) as fc.Arbitrary<VersionTerms>;
/** Two versions that share some of their fields. */
const pair = fc
  .tuple(terms, terms, fc.subarray([...termKeys]))
  .map(([from, other, differing]): [VersionTerms, VersionTerms] => [
    from,
    { ...from, ...Object.fromEntries(differing.map((key) => [key, other[key]])) },
  ]);

test('what a version changed, applied to the old version, gives the new one', () => {
  fc.assert(
    fc.property(pair, ([from, to]) => {
      expect(applyChanges(from, changesBetween(from, to))).toEqual(to);
    }),
  );
});

test('the same holds after the database and the wire, and backward', () => {
  fc.assert(
    fc.property(pair, ([from, to]) => {
      const stored = JSON.parse(JSON.stringify(changesBetween(from, to)));
      expect(applyChanges(from, stored)).toEqual(to);
      expect(applyChanges(to, changesBetween(to, from))).toEqual(from);
    }),
  );
});

test('a change is named if and only if the field differs, with both values', () => {
  fc.assert(
    fc.property(pair, ([from, to]) => {
      const changes = changesBetween(from, to);
      for (const key of termKeys) {
        const differs = JSON.stringify(from[key]) !== JSON.stringify(to[key]);
        expect(key in changes, key).toBe(differs);
        if (differs) expect(changes[key]).toEqual({ from: from[key], to: to[key] });
      }
      expect(changesBetween(to, JSON.parse(JSON.stringify(to)))).toEqual({});
    }),
  );
});

test('home inspections differ by any of their fields, but not by the order of the names', () => {
  const one = {
    type: 'Radon',
    companyId: null,
    inspectorId: null,
    inspectOn: null,
    time: null,
    note: null,
  };
  const base = { ...(Object.fromEntries(offerFieldKeys.map((key) => [key, null])) as OfferTerms) };
  const turned = Object.fromEntries(Object.entries(one).reverse()) as OfferInspection;
  const termsWith = (list: OfferInspection[]) => ({ ...base, homeInspections: list });
  expect(changesBetween(termsWith([one]), termsWith([turned]))).toEqual({});
  const moved = { ...one, time: '09:30' };
  expect(changesBetween(termsWith([one]), termsWith([moved]))).toEqual({
    homeInspections: { from: [one], to: [moved] },
  });
  expect(Object.keys(changesBetween(termsWith([one, moved]), termsWith([moved, one])))).toEqual([
    'homeInspections',
  ]);
});

test('a counteroffer leaves client, home and delivery alone', () => {
  for (const key of ['leadId', 'agentId', 'propertyAddress', 'listingId', 'deliveredOn'] as const) {
    expect(counterFields).not.toContain(key);
  }
  for (const key of ['offerPriceCents', 'closingOn', 'closingCosts', 'otherProvision'] as const) {
    expect(counterFields).toContain(key);
  }
});
