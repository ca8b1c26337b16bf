import { globSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { OWN_LEGAL_DIR, readSettings, SettingsError, sha256 } from '#platform';
import { requireForms } from './current-forms.ts';
import { formWords, readFormWords, versionOf } from './form-words.ts';

const settings = readSettings({}, '/');
const head = (more = '') =>
  `# Warning\n\nVersion: 2026-05-01\nSource: 40 CFR 745.113\nStatus: law\n${more}\n`;

/** Settings with a folder of legal texts that has these texts of forms. */
function given(texts: Record<string, string>) {
  const legalDir = mkdtempSync(join(tmpdir(), 'forms-'));
  mkdirSync(join(legalDir, 'documents'));
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(join(legalDir, 'documents', `${name}.md`), text);
  }
  return { ...settings, legalDir };
}

describe('a text of the brokerage', () => {
  test('is used in place of ours, and ours where there is none', () => {
    const words = formWords(
      given({ 'lead-warning': `${head('Approved: 2026-05-02, Ada Broker\n')}Our own\nwarning.\n` }),
    );
    expect(words('lead-warning')).toMatchObject({
      ...{ title: 'Warning', version: '2026-05-01', paragraphs: ['Our own warning.'] },
      source: {
        ...{ citation: '40 CFR 745.113', status: 'law' },
        approved: { on: '2026-05-02', by: 'Ada Broker' },
      },
    });
    expect(words('va-escape-clause').paragraphs[0]).toMatch(/^It is expressly agreed/);
  });

  test('has its facts filled in, without lines about what isn’t known', () => {
    const text = `${head()}Ask {firm}.\n\n- By {phone}\n- At {email}\n\nThese {pages} pages.\n`;
    const brokerage = { ...settings.brokerage, name: 'Ours', phone: '+14025550100', email: null };
    const words = formWords({ ...given({ 'lead-warning': text }), brokerage });
    expect(words('lead-warning').paragraphs).toEqual([
      ...['Ask Ours.', '- By (402) 555-0100', 'These {pages} pages.'],
    ]);
  });

  test('is found by its headings', () => {
    const text = `${head()}First.\n\n## Some terms\n\nOne.\n\nTwo.\n## Signatures\nSigned.\n`;
    const own = formWords(given({ 'lead-warning': text }))('lead-warning');
    expect(own.sections).toEqual([
      { title: '', paragraphs: ['First.'] },
      { title: 'Some terms', paragraphs: ['One.', 'Two.'] },
      { title: 'Signatures', paragraphs: ['Signed.'] },
    ]);
    expect(own.paragraphs).toContain('## Some terms');
    expect(own.of('signatures')).toEqual(['Signed.']);
    expect(() => own.of('receipt')).toThrow('has no text below “## receipt”');
  });
});

it.each([
  ['a name that isn’t ours', 'lead-wraning', head(), 'lead-wraning.md is no text of a form'],
  ['no head', 'lead-warning', 'Text\n', 'doesn’t start with'],
  ['no such day', 'lead-warning', head().replace('05-01', '02-30'), 'not a date: 2026-02-30'],
  ['a day to come', 'lead-warning', head().replace('2026', '2999'), 'in the future: 2999-05-01'],
  ['no source', 'lead-warning', head().replace(/Source.*\n/, ''), 'doesn’t say its “Source'],
  ['another status', 'lead-warning', head().replace('law', 'fine'), 'law, unchecked, sample'],
  ['an approval by nobody', 'lead-warning', head('Approved: 2026-05-02\n'), 'needs “Approved'],
  [
    ...(['an approval of what was before', 'lead-warning'] as const),
    ...[head('Approved: 2026-04-30, Ada\n'), 'approved before its version: 2026-04-30'],
  ],
  [
    ...(['an approval to come', 'lead-warning'] as const),
    ...[head('Approved: 2999-05-02, Ada\n'), 'approved in the future: 2999-05-02'],
  ],
  ['an unknown placeholder', 'lead-warning', `${head()}{frim}\n`, 'placeholder: {frim}'],
  ['no text', 'lead-warning', `${head()}## Only this\n`, 'has no text'],
  ['no signatures', 'buyer-agreement', `${head()}Text.\n`, 'no text below “## signatures”'],
])('stops the start with a sentence: %s', (_what, name, text, sentence) => {
  const wrong = given({ [name ?? '']: text?.endsWith('\n\n') ? `${text}Text.\n` : (text ?? '') });
  expect(() => requireForms(wrong)).toThrow(SettingsError);
  expect(() => requireForms(wrong)).toThrow(sentence);
});

test('our own texts can be used, are approved by nobody, and claim no check of the law', () => {
  const { texts, problems } = readFormWords(settings);
  expect(problems).toEqual([]);
  const files = globSync(join(OWN_LEGAL_DIR, 'documents/*.md'));
  expect([...texts.keys()].sort()).toEqual(files.map((file) => basename(file, '.md')).sort());
  for (const { source } of texts.values()) {
    expect(source).toMatchObject({ approved: null, status: expect.not.stringMatching('law') });
  }
});

test('a form is as new as the newest of its items and texts', () => {
  const words = formWords(given({ 'lead-warning': `${head()}Text.\n` }));
  expect(versionOf('2026-04-01', words('lead-warning'))).toBe('2026-05-01');
  expect(versionOf('2026-06-01', words('lead-warning'))).toBe('2026-06-01');
});

test.each([
  ['lead-warning', '226bcc84032c28d60d4464e62a0af6ec027b5d536e49e2726ccbc8ac85fe5e68'],
  ['va-escape-clause', 'ee0ae35a83aadddce14e2657c34441c2d4b08bf190a9fa9bd363b1ea609e1b4b'],
])('the wording of %s isn’t changed by accident', (name, hash) => {
  const { paragraphs } = formWords(settings)(name);
  expect(sha256(paragraphs.join('\n\n')).toString('hex')).toBe(hash);
});
