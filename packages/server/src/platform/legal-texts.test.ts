import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  folderOf({ 'privacy-policy': text, 'terms-of-use': text, 'cookie-policy': text });

it('fills in what is known and leaves out lines about what a site doesn’t have', () => {
  const folder = all(`${head}{firm} here.\n\n- Call {phone}\n- Map from {map}\n`);
  const { texts, problems } = readLegalTexts(folder, { firm: 'Ours', phone: '5', map: null });
  expect(problems).toEqual([]);
  expect(texts['privacy-policy']).toEqual({
    title: 'Privacy Policy',
    version: '2026-05-01',
    body: 'Ours here.\n\n- Call 5',
  });
});

it.each([
  ['a missing file', folderOf({ 'terms-of-use': head, 'cookie-policy': head }), 'can’t be read'],
  ['no version', all('# Privacy Policy\n\nText\n'), 'doesn’t start with'],
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
  ['Nebraska', {}, /written agreement\.\nNebraska law requires a written buyer agreement/],
  [
    'Idaho',
    { SERVICE_AREA: `${root}/packages/server/test/service-areas/boise.json` },
    /written agreement\.\n\n## Fair/,
  ],
])('says of buyer agreements what the service area does: %s', (_state, env, words) => {
  expect(readSettings(env, '/').legal['terms-of-use'].body).toMatch(words);
});

it('names all cookies and what is stored in the browser', () => {
  const files = globSync('packages/{contract/src,web/app}/**/*.{ts,tsx}', { cwd: root });
  const names = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/['`](homestead[_-][a-z_-]+)/g),
    ])
    .map(([, name = '']) => name);
  expect(new Set(names).size).toBeGreaterThan(9);
  const policy = readFileSync(join(root, 'packages/server/legal/cookie-policy.md'), 'utf8');
  for (const name of names) expect(policy).toContain(`\`${name}`);
});
