import {
  listingFileFieldKeys,
  listingFileFields,
  type OfferFieldKind,
} from '@homestead/contract/transactions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { absurdValues, typedTexts, wrongTypes } from '../../../test/absurd-values.ts';
import { openListingOffice } from '../../../test/listing-office.ts';

const { app, as, startFile, fileOf } = await openListingOffice();

const change = (id: number, version: number, given: object) =>
  app.put(`listing-files/${id}`, { version, ...given }, as.agent);
const isWrong = (kind: OfferFieldKind, value: unknown) => !(kind === 'flag' && value === true);

test('what no field of a listing file can be is refused with the field, and nothing changes', async () => {
  const { id } = await startFile();
  const before = await fileOf(id);
  for (const key of listingFileFieldKeys) {
    const { kind, label } = listingFileFields[key];
    for (const value of [...absurdValues[kind], ...wrongTypes]) {
      if (!isWrong(kind, value)) continue;
      const { status, body } = await change(id, before.version, { county: 'Sarpy', [key]: value });
      expect([status, key, value]).toEqual([400, key, value]);
      expect(body.errors[0].field.split('.')[0]).toBe(key);
      expect(body.errors[0].message.slice(0, label.length)).toBe(label);
      expect(body.errors[0].message.length).toBeGreaterThan(label.length + 5);
    }
  }
  expect(await fileOf(id)).toEqual(before);
});

const texts = listingFileFieldKeys.filter(
  (key) => listingFileFields[key].kind === 'text' && key !== 'propertyAddress',
);

test('texts of a listing file are stored as typed, whatever is in them', async () => {
  const { id } = await startFile();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...texts), typedTexts, async (key, text) => {
      fc.pre(!/[\p{Cc}\u2028\u2029]/u.test(text));
      const { version } = await fileOf(id);
      const { status, body } = await change(id, version, { [key]: text });
      expect(status, JSON.stringify([key, text, body])).toBe(200);
      expect(body.data.terms[key]).toBe(text.trim() || null);
    }),
    { numRuns: 30 },
  );
});

const sent = {
  ...{ buyerNames: 'Ana and Tom Ruiz', agentName: 'Rosa Vega', license: '20201234' },
  ...{ brokerage: 'Elm Grove Realty', phone: '(402) 555-0188', email: 'rosa@elmgrove.example' },
  ...{ offerPriceCents: 39_000_000, earnestDepositCents: 500_000, buyerFinanceType: 'FHA' },
  ...{ downPaymentCents: 1_400_000, closingAmountCents: 300_000, closingOn: '2031-07-10' },
  ...{ expireOn: '2031-06-02', expireTime: '18:00', saleContingencyId: 1 },
  otherProvision: 'Swing set stays',
};
type FormField = keyof typeof sent;
const kindsOfForm: Readonly<Record<FormField, OfferFieldKind>> = {
  ...{ buyerNames: 'text', agentName: 'text', license: 'text', brokerage: 'text' },
  ...{ phone: 'text', email: 'text', offerPriceCents: 'money', earnestDepositCents: 'money' },
  ...{ buyerFinanceType: 'text', downPaymentCents: 'money', closingAmountCents: 'money' },
  ...{ closingOn: 'date', expireOn: 'date', expireTime: 'time', saleContingencyId: 'entry' },
  otherProvision: 'lines',
};
async function openForm(): Promise<{ id: number; headers: { 'x-link-key': string } }> {
  const { id } = await startFile();
  const { body } = await app.post(`listing-files/${id}/offer-links`, {}, as.agent);
  const key = new URL(body.data.link).hash.replace('#token=', '');
  return { id, headers: { 'x-link-key': key } };
}

test('what no field of the form for other agents can be is refused with the field', async () => {
  const { id, headers } = await openForm();
  for (const [key, kind] of Object.entries(kindsOfForm) as [FormField, OfferFieldKind][]) {
    for (const value of [...absurdValues[kind], ...wrongTypes]) {
      const { status, body } = await app.post('offer-form', { ...sent, [key]: value }, { headers });
      expect([status, key, value]).toEqual([400, key, value]);
      expect(body.errors.length, JSON.stringify([key, value, body])).toBeGreaterThan(0);
      expect(body.errors[0].field.split('.')[0]).toBe(key);
      expect(body.errors[0].message).toMatch(/^[A-Z].{10,}/);
    }
  }
  expect((await fileOf(id)).offers).toEqual([]);
});

test('texts of the form are stored as typed, with markup and formulas', async () => {
  const { id, headers } = await openForm();
  const hostile = {
    ...{ buyerNames: '<b>Ana</b> & Tom', license: '=1+1', brokerage: '@SUM(A1) <i>Realty</i>' },
    ...{
      agentName: '"Rosa" {{7*7}}',
      otherProvision: "'; drop table offer; --\n<script>1</script>",
    },
  };
  const { status, body } = await app.post('offer-form', { ...sent, ...hostile }, { headers });
  expect(status, JSON.stringify(body)).toBe(200);
  const [offer] = (await fileOf(id)).offers;
  const { terms } = (await app.get(`offers/${offer?.id}`, {}, as.agent)).body.data;
  expect(terms).toMatchObject({
    buyerNames: hostile.buyerNames,
    otherProvision: hostile.otherProvision,
  });
  const { rows } = await app.database.pool.query('select sent_by from offer where number = $1', [
    offer?.id,
  ]);
  const { agentName, license, brokerage } = hostile;
  expect(rows[0].sent_by).toMatchObject({ agentName, license, brokerage });
});
