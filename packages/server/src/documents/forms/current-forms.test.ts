import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type FormDefinition,
  type FormInput,
  type FormKey,
  layOutForm,
  type SigningRole,
  saidOnPaper,
} from '@homestead/contract/documents';
import { describe, expect, test } from 'vitest';
import { OWN_LEGAL_DIR, readSettings } from '#platform';
import {
  currentForm,
  esignConsent,
  isApprovedConsent,
  isApprovedForm,
  isSampleForm,
  requireForms,
} from './current-forms.ts';

const settings = readSettings({}, '/');
const keys = [
  ...(['lead-paint', 'lead-soil', 'va-addendum', 'agency-disclosure'] as const),
  ...(['buyer-agreement', 'touring-agreement', 'sid-receipt'] as const),
] satisfies FormKey[];
const formOf = (key: FormKey) => currentForm({ settings }, key);

const itemsOf = ({ parts }: FormDefinition) =>
  parts.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
const inputsOf = (form: FormDefinition): FormInput[] =>
  itemsOf(form).flatMap((item) => item.inputs);
const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);

describe.each(keys)('the form %s', (key) => {
  const form = formOf(key);

  test('has each key, field and line once', () => {
    const inputs = inputsOf(form);
    const boxes = inputs.flatMap(({ choices = [] }) => choices.flatMap(({ field }) => field ?? []));
    const others = inputs.filter(({ choices = [] }) => !choices.some(({ field }) => field));
    const lines = form.lines.flatMap(({ field, dateField }) => [field ?? '', dateField ?? '']);
    expect(twice(inputs.map((input) => input.key))).toEqual([]);
    expect(twice([...boxes, ...others.map(({ field }) => field), ...lines])).toEqual([]);
    expect(twice(itemsOf(form).map(({ id }) => id))).toEqual([]);
    expect(twice(form.lines.map(({ id }) => id))).toEqual([]);
    expect(twice(form.parts.map(({ id }) => id))).toEqual([]);
  });

  test('asks only what an answer that can be given calls for', () => {
    const inputs = inputsOf(form);
    for (const { onlyIf } of inputs) {
      if (!onlyIf) continue;
      const asked = inputs.find((input) => input.key === onlyIf.key);
      const offered: readonly unknown[] = asked?.choices?.map((choice) => choice.key) ?? [];
      expect(offered).toEqual(expect.arrayContaining([...onlyIf.is]));
    }
  });

  test('has words for everything that it asks and boxes that differ', () => {
    for (const { label, inputs } of itemsOf(form)) {
      expect(label).not.toBe('');
      for (const { field, choices = [], kind } of inputs) {
        expect(field).toMatch(/^[A-Za-z0-9_]+$/);
        expect(kind === 'choice').toBe(choices.length > 1);
        expect(twice(choices.map((choice) => choice.label))).toEqual([]);
      }
    }
  });

  test('names its sources, is of nobody’s approval, and prints all its texts', () => {
    expect(form.sources).not.toEqual([]);
    expect(isApprovedForm(form)).toBe(false);
    const said = saidOnPaper(layOutForm(form, {}, { address: '' })).join(' ');
    expect(said).not.toMatch(/\{\w+\}|undefined|null|## /);
    for (const { label } of form.lines) expect(said).toContain(label);
  });
});

const linesOf = (key: FormKey, role: SigningRole) =>
  formOf(key).lines.filter((line) => line.role === role);

test.each([
  ['lead-paint', { seller: 3, buyer: 3, agent: 2, witness: 0 }],
  ['lead-soil', { seller: 2, buyer: 2, agent: 0, witness: 2 }],
  ['va-addendum', { seller: 3, buyer: 3, agent: 0, witness: 0 }],
  ['agency-disclosure', { seller: 2, buyer: 2, agent: 0, witness: 0 }],
  ['buyer-agreement', { seller: 0, buyer: 2, agent: 1, witness: 0 }],
  ['touring-agreement', { seller: 0, buyer: 2, agent: 1, witness: 0 }],
  ['sid-receipt', { seller: 0, buyer: 3, agent: 0, witness: 0 }],
] as const)('%s has lines for those who sign it', (key, counts) => {
  for (const [role, count] of Object.entries(counts)) {
    expect(linesOf(key, role as SigningRole)).toHaveLength(count);
  }
});

test('the lead form has the seven elements of 40 CFR 745.113(a)', () => {
  const form = formOf('lead-paint');
  const said = saidOnPaper(layOutForm(form, { a: 'known' }, { address: '' })).join(' ');
  const item = (id: string) => itemsOf(form).find((one) => one.id === id);
  expect(said).toContain('is notified that such property may present exposure to lead');
  expect(item('a')).toMatchObject({ explainedIf: ['known'] });
  expect(item('b')?.inputs[1]).toMatchObject({ kind: 'lines', isRequired: true });
  expect(['c', 'd'].map((id) => item(id)?.inputs[0])).toMatchObject([
    { kind: 'initials', filledBy: 'buyer', field: 'purchaseer_ack_value1' },
    { kind: 'initials', filledBy: 'buyer', field: 'purchaseer_ack_value2' },
  ]);
  expect(item('e')?.inputs[0]).toMatchObject({
    filledBy: 'buyer',
    choices: [{ field: 'purchaser_ack_chk1' }, { field: 'purchaser_ack_chk2' }],
  });
  expect(item('f')?.inputs[0]).toMatchObject({ kind: 'initials', filledBy: 'agent' });
  expect(said).toContain('certify, to the best of their knowledge');
  for (const role of ['seller', 'buyer', 'agent'] as const) {
    expect(linesOf('lead-paint', role)[0]).toMatchObject({ isRequired: true });
  }
});

test.each(['lead-paint', 'va-addendum'] as const)('%s has the line about the deposit', (key) => {
  const said = saidOnPaper(layOutForm(formOf(key), {}, { address: '' })).join(' ');
  expect(said).toContain('within five (5) business days');
});

test('the soil addendum fixes no level of lead', () => {
  const said = saidOnPaper(layOutForm(formOf('lead-soil'), {}, { address: '' })).join(' ');
  expect(said).not.toMatch(/\d+ ?(ppm|parts)/);
});

/** Settings with copies of our texts that somebody approved on a day. */
function approvedOn(day: string) {
  const legalDir = mkdtempSync(join(tmpdir(), 'approved-'));
  cpSync(join(OWN_LEGAL_DIR, 'documents'), join(legalDir, 'documents'), { recursive: true });
  for (const file of globSync(join(legalDir, 'documents/*.md'))) {
    const text = readFileSync(file, 'utf8').replace(/^Version: .*/m, 'Version: 2026-01-01');
    writeFileSync(file, text.replace(/^(Status: .*)/m, `$1\nApproved: ${day}, Ada Broker`));
  }
  return { ...settings, legalDir };
}

describe('an approval', () => {
  test('is of all texts of a form', () => {
    const approved = approvedOn(formOf('lead-paint').version);
    requireForms(approved);
    for (const key of keys) {
      const form = currentForm({ settings: approved }, key);
      expect(isApprovedForm(form)).toBe(true);
      expect(isApprovedForm({ ...form, version: `${form.version}.2` })).toBe(true);
      expect(isSampleForm(form)).toBe(false);
      const [first, ...others] = form.sources;
      if (!first) throw new Error('no source');
      expect(isApprovedForm({ ...form, sources: [{ ...first, approved: null }, ...others] })).toBe(
        false,
      );
    }
    expect(isApprovedConsent(approved)).toBe(true);
    expect(isApprovedConsent(settings)).toBe(false);
  });

  test('doesn’t count for a form that has changed since', () => {
    const form = currentForm({ settings: approvedOn('2026-01-02') }, 'lead-paint');
    expect(form.sources.every(({ approved }) => approved)).toBe(true);
    expect(isApprovedForm(form)).toBe(false);
  });
});

test('staff are told which wording is only a sample', () => {
  expect(keys.filter((key) => isSampleForm(formOf(key)))).toEqual([
    ...['lead-soil', 'va-addendum', 'agency-disclosure', 'buyer-agreement', 'touring-agreement'],
  ]);
});

describe('the consent to sign electronically', () => {
  test.each([
    ['paper instead of it', /can have every document on paper/, /recibir todos .* en papel/],
    ['withdrawing it, and what that has for consequences', /any time, without a fee/, /sin costo/],
    ['what it covers', /this one request for signatures/, /esta única solicitud/],
    ['how to withdraw it', /To withdraw your consent, or/, /Para retirar su consentimiento o/],
    ['how to change addresses', /change the email address or phone/, /cambiar el correo/],
    ['a paper copy and its fee', /paper copy of any document, .* no fee/s, /No cobramos/],
    ['hardware and software', /program that opens PDF files/, /programa que abra archivos PDF/],
  ])('says %s (15 U.S.C. 7001(c))', (_what, english, spanish) => {
    expect(esignConsent(settings, 'en').text).toMatch(english);
    expect(esignConsent(settings, 'es').text).toMatch(spanish);
  });

  test('has lists, escaped facts, and the same words as text', () => {
    const brokerage = { ...settings.brokerage, name: 'A & <B>' };
    const { body, text, version, title } = esignConsent({ ...settings, brokerage }, 'en');
    expect(body).toContain('<h2>You can have paper instead</h2><p>You don’t have to sign');
    expect(body).toMatch(/<ul><li>Email .*<\/li><li>Phone .*<\/li><li>Mail A &amp; &lt;B&gt;, /);
    expect(text).toContain(`${title}\n\nPlease read`);
    expect(text).toMatch(/\n- Email .*\n- Phone .*\n- Mail A & <B>, /);
    expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(text).not.toMatch(/\{\w+\}|\*\*|## /);
  });

  test('is in English where the translation is of another version', () => {
    const changed = approvedOn('2026-05-02');
    const file = join(changed.legalDir, 'documents/esign-consent.es.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('2026-01-01', '2026-02-01'));
    expect(esignConsent(changed, 'es').title).toBe(
      'Consent to electronic documents and signatures',
    );
  });

  test('is in English in production as long as nobody approved the translation', () => {
    const production = { ...settings, mode: 'production' as const };
    expect(esignConsent(production, 'es').text).toContain('Please read');
    const approved = { ...approvedOn('2026-05-02'), mode: 'production' as const };
    expect(esignConsent(approved, 'es').text).toContain('Lea esto');
  });
});
