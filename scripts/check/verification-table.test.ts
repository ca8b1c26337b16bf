import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { verificationProblems } from './verification-table.ts';

const path = 'docs/asvs.md';
const page = await readFile(new URL('../../docs/asvs.md', import.meta.url), 'utf8');
const problemsOf = (text: string, exists: (path: string) => boolean = () => true) =>
  verificationProblems([{ path, text }], exists).map(({ sentence }) => sentence);

describe('the verification table', () => {
  it('is right as it is', () => {
    expect(problemsOf(page)).toEqual([]);
  });

  it.each([
    ['a row is missing', /^\| 1\.1\.1 .*\n/m, '', 'level 2 has 182 rows, not 183'],
    [
      'a verdict is unknown',
      '| 1.1.1 | 2 |',
      '| 1.1.1 | 2 | x | maybe | y |\n| 1.1.1 | 2 |',
      'no verdict “maybe”',
    ],
    ['a row is doubled', /^(\| 1\.1\.1 .*\n)/m, '$1$1', '1.1.1 has two rows'],
    ['a pass cites nothing', /^(\| 1\.1\.1 \|.*\| pass \|).*$/m, '$1 yes |', '1.1.1 cites no file'],
    [
      'a reason is missing',
      /^(\| 1\.2\.6 \|.*\| not applicable \|).*$/m,
      '$1  |',
      '1.2.6 has no reason',
    ],
    ['a count is off', /^\| level 2 \| 183 \| /m, '| level 2 | 183 | 9', 'the page says otherwise'],
  ])('fails when %s', (_, wanted, by, sentence) => {
    const changed = page.replace(wanted, by);
    expect(changed).not.toBe(page);
    expect(problemsOf(changed).join('\n')).toContain(sentence);
  });

  it('fails when a cited file is gone', () => {
    const gone = 'packages/server/src/platform/json-body.test.ts';
    expect(problemsOf(page, (one) => one !== gone)).toContain(`there is no “${gone}”`);
  });
});
