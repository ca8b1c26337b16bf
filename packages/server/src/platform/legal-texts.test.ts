import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalTextNames, setLocalArea } from '@homestead/contract/platform';
import { expect, it } from 'vitest';
import { readLegalTexts } from './legal-texts.ts';
import { readSettings } from './settings.ts';

const root = join(import.meta.dirname, '../../../..');
const head = '# Privacy Policy\n\nVersion: 2026-05-01\n\n';

function folderOf(texts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'legal-'));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.md`), text);
  return folder;
}

const all = (text: string) =>
  folderOf(Object.fromEntries(legalTextNames.map((name) => [name, text])));

it('fills in what is known and leaves out lines about what a site doesn’t have', () => {
  const folder = all(`${head}{firm} here.\n\n- Call {phone}\n- Map from {map}\n`);
  const { texts, problems } = readLegalTexts(
    folder,
    { firm: 'Ours', phone: '5', map: null },
    '2026-11-28',
  );
  expect(problems).toEqual([]);
  expect(texts['privacy-policy']).toEqual({
    title: 'Privacy Policy',
    version: '2026-05-01',
    body: 'Ours here.\n\n- Call 5',
  });
});

it('uses our own About Us and others where a folder has none', () => {
  const given = { 'privacy-policy': head, 'terms-of-use': head, 'cookie-policy': head };
  const env = { LEGAL_DIR: folderOf({ ...given, faqs: `${head}Ours alone.` }) };
  const { legal } = readSettings({ ...env, BROKERAGE_NAME: 'Example Realty' }, '/');
  expect(legal.faqs.body).toBe('Ours alone.');
  expect(legal['about-us'].body).toMatch(
    /^Example Realty is a real-estate brokerage.*\nWe work in/,
  );
  expect(legal['fair-housing'].body).toContain('Fair Housing Act');
});

it('reads a folder of the brokerage’s before the program knows where it is', () => {
  const area = readSettings({}, '/').serviceArea;
  setLocalArea(undefined as never);
  try {
    const { legal } = readSettings({ LEGAL_DIR: all(`${head}Ours.`) }, '/');
    expect(legal.faqs.body).toBe('Ours.');
  } finally {
    setLocalArea(area);
  }
});

it.each([
  ['a missing file', folderOf({ 'terms-of-use': head, 'cookie-policy': head }), 'can’t be read'],
  ['no version', all('# Privacy Policy\n\nText\n'), 'doesn’t start with'],
  ['no such day', all('# Terms\n\nVersion: 2026-02-30\n'), 'is not a date: 2026-02-30'],
  ['a day to come', all('# Terms\n\nVersion: 2999-01-01\n'), 'in the future: 2999-01-01'],
  ['an unknown placeholder', all(`${head}{frim}\n`), 'has an unknown placeholder: {frim}'],
])('stops the start with a sentence: %s', (_what, folder, sentence) => {
  expect(() => readSettings({ LEGAL_DIR: folder }, '/')).toThrow(sentence);
});

it('claims nothing of a production site that its settings don’t say', () => {
  const settings = readSettings(
    {
      MODE: 'production',
      PUBLIC_URL: 'https://homes.example.org',
      BROKERAGE_NAME: 'Example Realty',
      BROKERAGE_PHONE: '+14025550100',
      BROKERAGE_EMAIL: 'office@example.org',
    },
    '/',
  );
  const { body } = settings.legal['privacy-policy'];
  expect(body).toContain('(402) 555-0100');
  expect(body).not.toMatch(/[{}]|null|Google|openfreemap|Walk Score|street map/);
});

it.each([
  ['A*B*_C_ [x](y)', 'A\\*B\\*\\_C\\_ \\[x\\](y)'],
  ['<b>A & B</b>', '\\<b\\>A \\& B\\</b\\>'],
  ['A `B`\n# C\\', 'A \\`B\\` # C\\\\'],
  ['1. Realty', '1\\. Realty'],
])('shows the name %j as it is', (name, markdown) => {
  const { legal } = readSettings({ BROKERAGE_NAME: name }, '/');
  expect(legal['privacy-policy'].body).toContain(`${markdown} runs this site`);
});

it.each([
  ['Nebraska', {}, /written agreement\.\nNebraska law requires a written buyer agreement/],
  [
    'Idaho',
    { SERVICE_AREA: `${root}/packages/server/test/service-areas/boise.json` },
    /written agreement\.\n\n## Fair/,
  ],
])('says of buyer agreements what the service area does: %s', (_state, env, words) => {
  expect(readSettings(env, '/').legal['terms-of-use'].body).toMatch(words);
});

it('says how long answers of outside services are stored, and who may sign people in', () => {
  const { legal } = readSettings(
    {
      NOMINATIM_URL: 'https://geocoder.example.org',
      NOMINATIM_KEPT_DAYS: '30',
      OSRM_KEPT_DAYS: '99',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      IDENTITY_PROVIDERS: JSON.stringify([
        {
          key: 'microsoft',
          name: 'Microsoft',
          issuer: 'https://login.example.org',
          clientId: 'x',
          clientSecret: 'y',
        },
      ]),
    },
    '/',
  );
  const { body } = legal['privacy-policy'];
  expect(body).toContain('up to 30 days');
  expect(body).toContain('geocoder.example.org, without your name');
  expect(legal['cookie-policy'].body).toContain('Google or Microsoft');
  expect(readSettings({}, '/').legal['privacy-policy'].body).not.toContain('directions services');
});

it('says how long visitors’ data is stored', () => {
  const policy = (env: Record<string, string>) =>
    readSettings(env, '/').legal['privacy-policy'].body;
  const lines = (body: string) =>
    body
      .split('\n')
      .filter((line) => /tour requests:|reports about homes:|IP addresses and devices/.test(line))
      .map((line) => line.split(': ')[1]);
  expect(lines(policy({}))).toEqual(['730 days.', '730 days.', '365 days.']);
  const env = {
    RETAIN_TOUR_REQUESTS_DAYS: '90',
    RETAIN_INQUIRIES_DAYS: '90',
    RETAIN_REPORTS_DAYS: '0',
    RETAIN_AUDIT_ADDRESSES_DAYS: '30',
  };
  expect(lines(policy(env))).toEqual(['90 days.', 'no end is set.', '30 days.']);
  expect(() => policy({ RETAIN_REPORTS_DAYS: '7' })).toThrow('must be 0 (keep), or at least 30');
});

/** A file that stores something, which has to define its keys in one of the ways below. */
const STORAGE = /\b(?:local|session)Storage\b(?!\.clear)|\buseLocalStorage\b/;
/**
 * `const KEY = 'compare'`, `last: 'filtervalue'` in a list of keys, `key: 'x'`, `setItem('x'`,
 * `let k='x'` in a script that is inside a page
 */
const STORED_KEY = /(?:^const [A-Z_]+ = |^ {2}\w+: |\bkey: |Item\(|\blet k=)['`]([\w-]+)/gm;

it('names all cookies and what our own code stores in the browser', () => {
  const files = globSync('packages/{contract/src,web/app}/**/*.{ts,tsx}', { cwd: root });
  const texts = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name);
  const stored = texts
    .filter((text) => STORAGE.test(text))
    .map((text) => ({ text, keys: namesIn(text, STORED_KEY) }));
  // Drafts have one key for all forms, made by draftsOf.
  const isDraft = (text: string) => text.includes('draftsOf(');
  const unnamed = stored.filter(({ keys, text }) => keys.length === 0 && !isDraft(text));
  expect(unnamed).toEqual([]);
  const names = [
    ...texts.flatMap((text) => namesIn(text, /['`](homestead[_-][a-z_-]+)/g)),
    ...stored.flatMap(({ keys }) => keys),
  ];
  expect(new Set(names).size).toBeGreaterThan(19);
  const policy = readFileSync(join(root, 'packages/server/legal/cookie-policy.md'), 'utf8');
  for (const name of names) expect(policy).toContain(`\`${name}`);
});

it('our own texts have a Spanish one of the same version, with the same facts and links', () => {
  for (const name of legalTextNames) {
    const [english = '', spanish = ''] = ['md', 'es.md'].map((ending) =>
      readFileSync(join(root, `packages/server/legal/${name}.${ending}`), 'utf8'),
    );
    const version = (text: string) => /^Version: .*$/m.exec(text)?.[0];
    expect(version(spanish), name).toBe(version(english));
    const found = (text: string, what: RegExp) => [...text.matchAll(what)].map(([one]) => one);
    expect(found(spanish, /\{\w+\}/g), name).toEqual(found(english, /\{\w+\}/g));
    expect(found(spanish, /`[^`]+`/g), name).toEqual(found(english, /`[^`]+`/g));
    expect(found(spanish, /^#+ /gm), name).toEqual(found(english, /^#+ /gm));
    expect(found(spanish, /^- /gm), name).toEqual(found(english, /^- /gm));
    expect(found(spanish, /\]\(\/(?!es\/)[^)]*\)/g).length, name).toBeLessThanOrEqual(1);
  }
});

it('a translation is shown only of the current version', () => {
  const folder = all(head);
  const spanish = (version: string) =>
    writeFileSync(join(folder, 'faqs.es.md'), `# Preguntas\n\nVersion: ${version}\n\n{firm}.\n`);
  const read = () =>
    readSettings({ LEGAL_DIR: folder, BROKERAGE_NAME: 'Ours' }, '/').legalInSpanish;
  expect(read().faqs).toBeNull();
  spanish('2026-04-30');
  expect(read().faqs).toBeNull();
  spanish('2026-05-01');
  expect(read().faqs).toEqual({ title: 'Preguntas', version: '2026-05-01', body: 'Ours.' });
});
