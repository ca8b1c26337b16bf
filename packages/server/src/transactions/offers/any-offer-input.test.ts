import {
  type OfferFieldKey,
  type OfferFieldKind,
  offerFieldKeys,
  offerFields,
} from '@homestead/contract/transactions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { absurdValues, typedTexts, wrongTypes } from '../../../test/absurd-values.ts';
import { openOfferOffice } from '../../../test/offer-office.ts';

const { app, as, agent, makeDraft, detailsOf, leadOf } = await openOfferOffice();

const isWrong = (kind: OfferFieldKind, value: unknown) => !(kind === 'flag' && value === true);

test('what no field can be is refused with the field and a sentence, and nothing changes', async () => {
  const id = await makeDraft();
  const before = await detailsOf(id, as.agent);
  for (const key of offerFieldKeys) {
    const { kind, label } = offerFields[key];
    for (const value of [...absurdValues[kind], ...wrongTypes]) {
      if (!isWrong(kind, value)) continue;
      const sent = { version: before.version, county: 'Sarpy', [key]: value };
      const { status, body } = await app.put(`offers/${id}`, sent, as.agent);
      expect([status, key, value]).toEqual([400, key, value]);
      expect(body.errors[0].field.split('.')[0]).toBe(key);
      expect(body.errors[0].message).toMatch(new RegExp(`^${label} .{5,}`));
    }
  }
  expect(await detailsOf(id, as.agent)).toEqual(before);
});

test('the same on the wire', async () => {
  const id = await makeDraft();
  const before = await detailsOf(id, as.agent);
  const named: readonly OfferFieldKind[] = ['company', 'contact', 'companyName', 'contactName'];
  for (const key of offerFieldKeys) {
    const { kind, wire } = offerFields[key];
    const isRead = (value: unknown) =>
      // Dollars have cents here, names are kept, and 0 is not known.
      (kind === 'money' && value === 1.5) ||
      (kind === 'entry' && value === 0) ||
      (kind === 'years' && value === '0') ||
      (named.includes(kind) && typeof value === 'string');
    for (const value of [...absurdValues[kind], ...wrongTypes]) {
      if (!isWrong(kind, value) || isRead(value)) continue;
      const sent = { id, county: 'Sarpy', [wire]: value };
      const { status, body } = await app.post('transaction/SaveOfferFormDetails', sent, as.agent);
      expect([status, wire, value]).toEqual([400, wire, value]);
      expect([wire, key]).toContain(body.errors[0].field.split('.')[0]);
      expect(body.errors[0].message.length).toBeGreaterThan(10);
    }
  }
  expect(await detailsOf(id, as.agent)).toEqual(before);
});

const texts = offerFieldKeys.filter((key) => ['text', 'lines'].includes(offerFields[key].kind));

test('texts are stored as typed, whatever is in them', async () => {
  const id = await makeDraft();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...texts), typedTexts, async (key, text) => {
      fc.pre(!/[\p{Cc}\u2028\u2029]/u.test(text));
      const { version, terms } = await detailsOf(id, as.agent);
      const { status, body } = await app.put(`offers/${id}`, { version, [key]: text }, as.agent);
      expect(status).toBe(200);
      const stored = offerFields[key].kind === 'lines' ? text : text.trim();
      expect(body.data.terms).toEqual({ ...terms, [key]: stored || null });
    }),
    { numRuns: 60 },
  );
});

test('anything at all in a field is stored in that field alone, or refused for it', async () => {
  const id = await makeDraft();
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.integer(),
    fc.constantFrom('350,000', '$1', '6.5%', '30 years', '1e9', 'NaN', '-0', '٣', '2026-12-01'),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...offerFieldKeys), value, async (key, given) => {
      const before = await detailsOf(id, as.agent);
      const sent = { version: before.version, [key]: given };
      const { status, body } = await app.put(`offers/${id}`, sent, as.agent);
      expect([200, 400]).toContain(status);
      if (status === 400) expect(body.errors[0].field.split('.')[0]).toBe(key);
      const { [key]: _, ...others } = (await detailsOf(id, as.agent)).terms;
      const { [key]: _was, ...were } = before.terms;
      expect(others).toEqual(were);
    }),
    { numRuns: 120 },
  );
});

const maybe = <Value>(value: fc.Arbitrary<Value>, unknown: Value) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(unknown) }, { weight: 3, arbitrary: value });
const line = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text) && text.trim() === text);
const twoDigits = (most: number) =>
  fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));

/** What the specs' client can send for a field of each kind, and reads again. */
function sendable(given: { people: string[]; lead: string; title: number; dana: number }) {
  const [co = '', lender = ''] = given.people;
  const nobody = '00000000-0000-0000-0000-000000000000';
  const one = (key: OfferFieldKey): fc.Arbitrary<string | number | boolean> => {
    switch (offerFields[key].kind) {
      case 'text':
      case 'lines':
        return line;
      case 'money':
        return maybe(
          fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100),
          0,
        );
      case 'percent':
        return maybe(
          fc.integer({ min: 1, max: 99_999 }).map((units) => (units / 1000).toFixed(3)),
          '',
        );
      case 'year':
        return maybe(fc.integer({ min: 1700, max: 2100 }), 0);
      case 'years':
        return maybe(fc.integer({ min: 1, max: 40 }).map(String), '');
      case 'date':
        return maybe(
          fc
            .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
            .map((date) => date.toISOString().slice(0, 10)),
          '',
        );
      case 'time':
        return maybe(
          fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(':')),
          '',
        );
      case 'flag':
        return fc.boolean();
      case 'entry':
        return maybe(fc.integer({ min: 1, max: 2_147_483_647 }), 0);
      case 'company':
        return fc.constantFrom(0, given.title);
      case 'contact':
        return fc.constantFrom(0, given.dana);
      case 'companyName':
        return fc.constantFrom('', 'Heartland Title');
      case 'contactName':
        return fc.constantFrom('', 'Dana Reyes');
      case 'lead':
        return fc.constantFrom(nobody, given.lead);
      default:
        if (key === 'agentId') return fc.constant(agent.id);
        return fc.constantFrom(nobody, key === 'coAgentId' ? co : lender);
    }
  };
  const inspection = fc.record({
    type: line,
    company: fc.constantFrom('', 'Heartland Title'),
    inspector_name: fc.constantFrom('', 'Dana Reyes'),
    date: fc.constantFrom('', '2031-06-20'),
    time: fc.constantFrom('', '14:30'),
    note: line,
  });
  const fields = offerFieldKeys.map((key) => [offerFields[key].wire, one(key)]);
  return fc
    .record({
      values: fc.record(Object.fromEntries(fields)) as fc.Arbitrary<Record<string, unknown>>,
      home_inspections: fc.array(inspection, { maxLength: 3 }),
      meant: fc.subarray(offerFieldKeys.map((key) => String(offerFields[key].wire))),
    })
    .map(({ values, home_inspections, meant }) => ({
      ...values,
      home_inspections,
      known: meant.filter((wire) => values[wire] === 0 || values[wire] === false),
    }));
}

test('every field survives the way over the wire and back (R-471)', async () => {
  const co = await app.makePerson({ role: 'co-agent' });
  const lender = await app.makePerson({ role: 'internal-lenders' });
  const add = async (body: object) =>
    (await app.post('parties', { kinds: ['title', 'escrow', 'termite'], ...body }, as.agent)).body
      .data;
  const { number: title } = await add({ type: 'company', name: 'Heartland Title' });
  const { number: dana } = await add({
    ...{ type: 'person', name: 'Dana Reyes', companyName: 'Heartland Title' },
  });
  const lead = await leadOf(as.agent);
  const ids = { people: [co.id, lender.id], lead, title, dana };
  const money = offerFieldKeys.filter((key) => offerFields[key].kind === 'money');
  const read = async (id: number) =>
    (await app.get('transaction/GetOfferDetailsById', { id: String(id) }, as.agent)).body.data;
  await fc.assert(
    fc.asyncProperty(sendable(ids), sendable(ids), async (first, second) => {
      const made = await app.post('Transaction/CreateNewOffer', first, as.agent);
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      const { id } = made.body.data;
      // What names 0 on an id isn't kept as meant: an id is never 0.
      const meantOf = ({ known }: typeof first) =>
        known.filter((wire) => {
          const key = offerFieldKeys.find((one) => offerFields[one].wire === wire);
          return key && (money.includes(key) || offerFields[key].kind === 'flag');
        });
      const created = await read(id);
      expect(created).toMatchObject({ ...first, known: meantOf(first) });

      const body = { ...second, id };
      const saved = await app.post('transaction/SaveOfferFormDetails', body, as.agent);
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      const { known: _, ...values } = second;
      const after = await read(id);
      expect(after).toMatchObject(values);
      expect(after.known).toEqual(expect.arrayContaining(meantOf(second)));

      const again = await app.post('transaction/SaveOfferFormDetails', after, as.agent);
      expect(again.body.data).toEqual(after);
    }),
    { numRuns: 25 },
  );
});
