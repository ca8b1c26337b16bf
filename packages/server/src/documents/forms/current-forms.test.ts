import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formKeys, layOutForm, saidOnPaper } from '@homestead/contract/documents';
import { describe, expect, it, test } from 'vitest';
import { readSettings, SettingsError } from '#platform';
import {
  currentForm,
  esignConsent,
  isApprovedForm,
  isSampleForm,
  isWordingApproved,
  openForms,
} from './current-forms.ts';
import { OWN_FORM_TEXTS } from './form-words.ts';

const settings = readSettings({}, '/');
type Settings = typeof settings;

/** Settings with a folder of legal texts, and its path for texts of forms. */
function withFolder(): { given: Settings; folder: string } {
  const legalDir = mkdtempSync(join(tmpdir(), 'forms-'));
  const folder = join(legalDir, 'documents');
  mkdirSync(folder);
  return { given: { ...settings, LEGAL_DIR: legalDir, legalDir }, folder };
}

/** A text with all parts that the lead warning needs. */
const warning = (head = '', text = 'Our own.') =>
  `# Warning\n\nVersion: 2026-05-01\nSource: The law\nStatus: law\n${head}\n## warning\n\n${text}\n`;

function withWarning(text: string, name = 'lead-warning'): Settings {
  const { given, folder } = withFolder();
  writeFileSync(join(folder, `${name}.md`), text);
  return given;
}

/** Our texts as a broker approved them on a day; all of an older version. */
function approvedOn(day: string): { given: Settings; folder: string } {
  const { given, folder } = withFolder();
  cpSync(OWN_FORM_TEXTS, folder, { recursive: true });
  for (const file of globSync(join(folder, '*.md'))) {
    const text = readFileSync(file, 'utf8').replace(/^Version: .*/m, 'Version: 2026-01-01');
    writeFileSync(file, text.replace(/^Status: .*/m, `$&\nApproved: ${day}, Ada Broker`));
  }
  return { given, folder };
}

const leadPaper = (given: Settings) =>
  saidOnPaper(layOutForm(currentForm({ settings: given }, 'lead-paint'), {}, { address: '' }));

test('a text of the brokerage is used in place of ours, with its source and approval', () => {
  const given = withWarning(warning('Approved: 2026-05-02, Ada Broker\n'));
  expect(leadPaper(given)).toContain('Our own.');
  expect(currentForm({ settings: given }, 'lead-paint').sources).toContainEqual({
    ...{ citation: 'The law', status: 'law' },
    approved: { on: '2026-05-02', by: 'Ada Broker' },
  });
  expect(leadPaper(settings)).not.toContain('Our own.');
});

test('a folder is found from the checkout, wherever the program is started', () => {
  const { given, folder } = withFolder();
  cpSync(join(OWN_FORM_TEXTS, '..'), join(folder, '..'), { recursive: true });
  writeFileSync(join(folder, 'lead-warning.md'), warning());
  const root = join(given.legalDir, '..');
  const LEGAL_DIR = given.legalDir.slice(root.length + 1);
  expect(leadPaper(readSettings({ LEGAL_DIR }, root))).toContain('Our own.');
});

test('paper names the brokerage as it is written', () => {
  const given = withWarning(warning('', 'Ask {firm}.'));
  const brokerage = { ...given.brokerage, name: 'A & B_C [Realty]' };
  expect(leadPaper({ ...given, brokerage })).toContain('Ask A & B_C [Realty].');
});

it.each([
  ['a name that isn’t ours', warning(), 'lead-wraning.md isn’t a text of a form', 'lead-wraning'],
  ['no head', 'Text\n', 'doesn’t start with'],
  ['no such day', warning().replace('05-01', '02-30'), 'isn’t a past date: 2026-02-30'],
  ['a day to come', warning().replace('2026', '2999'), 'isn’t a past date: 2999-05-01'],
  ['no source', warning().replace(/Source.*\n/, ''), 'has no line “Source: …”'],
  ['another status', warning().replace(': law', ': fine'), 'one of law, unchecked, sample'],
  ['an approval by nobody', warning('Approved: 2026-05-02\n'), 'has an approval that isn’t'],
  ['an approval to come', warning('Approved: 2999-05-02, Ada\n'), 'has an approval that isn’t'],
  [
    ...(['an approval of an older text', warning('Approved: 2026-04-30, Ada\n')] as const),
    'was approved before its version',
  ],
  ['an unknown placeholder', warning('', '{frim}'), 'unknown placeholder: {frim}'],
  ['a part that is missing', warning('', ''), 'has no part “## warning”'],
])('a text stops the start with a sentence: %s', (_what, text, sentence, name?: string) => {
  const given = withWarning(text, name);
  expect(() => openForms(given)).toThrow(SettingsError);
  expect(() => openForms(given)).toThrow(sentence);
});

describe('an approval', () => {
  const versions = formKeys.map((key) => currentForm({ settings }, key).version).sort();

  test.each(formKeys)('is of all texts of a form: %s', (key) => {
    expect(isApprovedForm(currentForm({ settings }, key))).toBe(false);
    const form = currentForm({ settings: approvedOn(versions.at(-1) ?? '').given }, key);
    expect(isApprovedForm(form)).toBe(true);
    expect(isApprovedForm({ ...form, version: `${form.version}.2` })).toBe(true);
    const [first, ...others] = form.sources.map((source) => ({ ...source, approved: null }));
    expect(isApprovedForm({ ...form, sources: [...form.sources, first ?? fail()] })).toBe(false);
    expect(isApprovedForm({ ...form, sources: others.concat(first ?? fail()) })).toBe(false);
  });

  test('doesn’t count for a form that changed since', () => {
    const form = currentForm({ settings: approvedOn('2026-01-02').given }, 'lead-paint');
    expect(form.sources.every(({ approved }) => approved !== null)).toBe(true);
    expect(isApprovedForm(form)).toBe(false);
  });

  test('makes a sample the brokerage’s own', () => {
    expect(isSampleForm(currentForm({ settings }, 'buyer-agreement'))).toBe(true);
    const { given } = approvedOn('2026-01-02');
    expect(isSampleForm(currentForm({ settings: given }, 'buyer-agreement'))).toBe(false);
  });

  test('is needed for all forms of an envelope and for the consent', () => {
    const { given, folder } = approvedOn(versions.at(-1) ?? '');
    const [lead, soil] = [
      currentForm({ settings: given }, 'lead-paint'),
      currentForm({ settings }, 'lead-soil'),
    ];
    expect(isWordingApproved(given, [lead])).toBe(true);
    expect(isWordingApproved(given, [lead, soil])).toBe(false);
    expect(isWordingApproved(settings, [lead])).toBe(false);
    rmSync(join(folder, 'esign-consent.md'));
    expect(isWordingApproved({ ...given }, [])).toBe(false);
  });
});

const fail = (): never => {
  throw new Error('a form without sources');
};

test('our own texts are approved by nobody, and none claims that the law was compared', () => {
  for (const key of formKeys) {
    for (const { approved, status } of currentForm({ settings }, key).sources) {
      expect(approved).toBeNull();
      expect(status).not.toBe('law');
    }
  }
});

test('the lead form has the seven elements of 40 CFR 745.113(a)', () => {
  const form = currentForm({ settings }, 'lead-paint');
  const said = saidOnPaper(layOutForm(form, {}, { address: '' })).join(' ');
  expect(said).toContain('is notified that such property may present exposure to lead');
  expect(said).toContain('certify, to the best of their knowledge');
  const items = form.parts.flatMap(({ sections }) => sections.flatMap((one) => one.items));
  const inputs = items.flatMap((item) => item.inputs);
  const ofFields = (fields: readonly string[]) =>
    inputs.filter((one) => fields.includes(one.field));
  const fields = (name: string, numbers: readonly number[]) => numbers.map((at) => `${name}${at}`);
  const chosen = inputs.flatMap(({ choices = [] }) => choices.flatMap(({ field }) => field ?? []));
  expect(chosen).toEqual([
    ...fields('seller_disclosure_chk', [1, 2, 3, 4]),
    ...fields('purchaser_ack_chk', [1, 2]),
  ]);
  const written = ofFields(['seller_disclosure_explanation', 'seller_disclosure_records']);
  expect(written.map(({ kind, isRequired }) => ({ kind, isRequired }))).toEqual([
    { kind: 'lines', isRequired: true },
    { kind: 'lines', isRequired: true },
  ]);
  const initials = ofFields([...fields('purchaseer_ack_value', [1, 2]), 'agent_ackhnowledge']);
  expect(initials.map(({ kind, filledBy }) => `${kind} ${filledBy}`)).toEqual([
    ...['initials buyer', 'initials buyer', 'initials agent'],
  ]);
  const required = form.lines.filter(({ isRequired }) => isRequired);
  expect(required.map(({ role }) => role)).toEqual(['seller', 'buyer', 'agent']);
});

test.each(['lead-paint', 'va-addendum'] as const)('%s has the line about the deposit', (key) => {
  const said = saidOnPaper(layOutForm(currentForm({ settings }, key), {}, { address: '' }));
  expect(said.join(' ')).toMatch(/\(?5\)? business days/);
});

describe('the consent to sign electronically', () => {
  test.each([
    ['paper instead', /receive and sign these documents on paper/, /firmar .* en papel/],
    ['withdrawing it', /withdraw this consent/, /retirar este consentimiento/],
    [
      'what that has for consequences',
      /costs nothing\. If you withdraw .* this envelope stops/,
      /sobre se detiene/,
    ],
    ['what it covers', /Only the documents of this envelope/, /Solo los documentos de este/],
    ['new contact data', /when your email address or phone/, /cuando cambie su correo/],
    ['paper copies and their fee', /paper copy .* free of charge/, /copia en papel .* sin costo/],
    ['devices and programs', /a program that opens PDF files/, /un programa que abra archivos/],
  ])('says what 15 U.S.C. 7001(c) asks for: %s', (_what, english, spanish) => {
    expect(esignConsent(settings, 'en').text).toMatch(english);
    expect(esignConsent(settings, 'es').text).toMatch(spanish);
  });

  test('names the brokerage as it is written, in HTML and as text', () => {
    const brokerage = { ...settings.brokerage, name: 'A & <B> *C*' };
    const { body, text } = esignConsent({ ...settings, brokerage }, 'en');
    expect(body).toContain('tell A &amp; &lt;B&gt; *C*');
    expect(text).toContain('tell A & <B> *C*');
    expect(text).not.toMatch(/\{\w+\}|\*\*|\\/);
  });

  test('is in English where the translation has another version', () => {
    const { given, folder } = approvedOn('2026-05-02');
    const file = join(folder, 'esign-consent.es.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('2026-01-01', '2026-02-01'));
    expect(esignConsent(given, 'es')).toEqual(esignConsent(given, 'en'));
  });

  test('is in English in production as long as nobody approved the translation', () => {
    const production = { ...settings, mode: 'production' as const };
    expect(esignConsent(production, 'es')).toEqual(esignConsent(production, 'en'));
    const approved = { ...approvedOn('2026-05-02').given, mode: 'production' as const };
    expect(esignConsent(approved, 'es').text).toContain('El papel es su derecho');
  });
});
