import { describe, expect, it } from 'vitest';
import { environmentNames, pageProblems } from './page-references.ts';
import { explainedProblems } from './settings-explained.ts';

const known = {
  scripts: new Set(['start', 'test', 'check']),
  settings: new Set(['STATE_DIR', 'MLS_URL']),
  exists: (path: string) =>
    ['docs/rooms.md', 'packages/server', 'scripts/check.ts', 'README.md', 'docs/a.md'].includes(
      path,
    ),
};

const found = (text: string, path = 'docs/a.md') =>
  pageProblems([{ path, text }], known).map(({ sentence }) => sentence);

describe('pages', () => {
  it.each([
    ['run `npm run nothing`', 'no npm script “nothing”'],
    ['run npm run --silent nothing', 'no npm script “nothing”'],
    ['set `NO_SUCH_THING` to 1', 'no setting “NO_SUCH_THING”'],
    ['set `STATE_DIRS=x`', 'no setting “STATE_DIRS”'],
    ['see packages/server/gone.ts', 'no “packages/server/gone.ts”'],
    ['see `docs/gone.md`.', 'no “docs/gone.md”'],
    ['[a](gone.md)', 'leads nowhere'],
    ['[a](#nothing)', 'no heading “#nothing”'],
  ])('refuses: %s', (text, sentence) => {
    expect(found(text).join('\n')).toContain(sentence);
  });

  it.each([
    'npm start, npm test, `npm run check`, npm ci',
    '`STATE_DIR=/var/x`, `MLS_URL`, `UTC`',
    'docs/rooms.md, packages/server/<room>/x.ts, packages/server/*.ts, scripts/check.ts.',
    '# The head of it\n[a](rooms.md) [b](#the-head-of-it) [c](https://example.org/x)',
    '/usr/docs/x',
  ])('takes: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('reads .env.example too', () => {
    expect(found('# run npm run gone', '.env.example')).toHaveLength(1);
  });
});

describe('variables of the environment', () => {
  it('are known from sources', () => {
    const text = `process.env.TEST_DATABASE_URL; env['NO_COLOR']`;
    expect(environmentNames([{ path: 'scripts/a.ts', text }])).toEqual(
      new Set(['TEST_DATABASE_URL', 'NO_COLOR']),
    );
    expect(
      environmentNames([{ path: 'packages/sample-mls/src/a.ts', text: `number('PORT')` }]),
    ).toEqual(new Set(['SAMPLE_MLS_PORT']));
  });
});

describe('.env.example', () => {
  const defaults = new Map([
    ['PORT', '3000'],
    ['MLS_URL', undefined],
  ]);
  const good = '# Where it listens\n# PORT=3000\n\n# The MLS\n# MLS_URL=https://mls.example\n';

  it('accepts a complete, correct one', () => {
    expect(explainedProblems(good, defaults)).toEqual([]);
  });

  it.each([
    ['a missing one', '# Where\n# PORT=3000\n', 'MLS_URL is not explained'],
    ['an unknown one', `${good}\n# What\n# PROT=1\n`, 'PROT is no setting'],
    ['one without words', `# PORT=3000\n\n# The MLS\n# MLS_URL=x\n`, 'no explanation'],
    ['a wrong default', good.replace('3000', '80'), 'the default is “3000”'],
    ['one twice', `${good}# PORT=3000\n`, 'twice'],
  ])('refuses %s', (_name, text, sentence) => {
    expect(
      explainedProblems(text, defaults)
        .map((one) => one.sentence)
        .join('\n'),
    ).toContain(sentence);
  });
});
