import { describe, expect, it } from 'vitest';
import { doorSizeProblems } from './door-size.ts';
import { fileShapeProblems } from './file-shape.ts';
import { npmScriptProblems } from './npm-scripts.ts';
import { doorProblems } from './package-doors.ts';
import { wordProblems } from './words.ts';

const at = (path: string, text = '') => [{ path, text }];

describe('file names', () => {
  it.each([
    'packages/server/src/listings/utils.ts',
    'packages/server/src/listings/types.ts',
    'packages/server/src/listings/price-helpers.ts',
    'packages/server/src/shared/price.ts',
    'packages/web/app/lib/card.tsx',
    'packages/server/src/listings/feed-manager.ts',
    'packages/server/src/listings/ListingStore.ts',
    'packages/web/app/listings/listing_card.tsx',
  ])('refuses %s', (path) => {
    expect(fileShapeProblems(at(path))).not.toEqual([]);
  });

  it.each([
    'packages/server/src/listings/listing-store.ts',
    'packages/web/app/listings/listing-card.module.css',
    'packages/web/app/entry.server.tsx',
    'scripts/check/type-check.ts',
    'vitest.config.ts',
  ])('takes %s', (path) => {
    expect(fileShapeProblems(at(path))).toEqual([]);
  });
});

describe('length of files', () => {
  it('takes 400 lines and refuses 401', () => {
    const path = 'packages/server/src/listings/long.ts';
    expect(fileShapeProblems(at(path, 'x\n'.repeat(400)))).toEqual([]);
    expect(fileShapeProblems(at(path, 'x\n'.repeat(401)))[0]).toMatchObject({ line: 401 });
  });
});

describe('width of comments', () => {
  const path = 'packages/server/src/listings/wide.ts';
  const wide = (start: string, end = '') => start.padEnd(101 - end.length, 'x') + end;

  it.each([wide('// '), wide('   * '), wide('/** ', ' */'), wide('{/* ', ' */}')])(
    'refuses 101 characters: %s',
    (line) => {
      expect(fileShapeProblems(at(path, `\n${line}\n`))[0]).toMatchObject({ line: 2 });
    },
  );

  it('takes 100 characters, code of any width, and the reason of an ignored rule', () => {
    const lines = [wide('// ').slice(1), wide('const a = '), wide('// biome-ignore lint/a: ')];
    expect(fileShapeProblems(at(path, lines.join('\n')))).toEqual([]);
  });
});

describe('unfinished-work words', () => {
  it.each([
    ['TO', 'DO'],
    ['fix', 'me'],
    ['st', 'ub'],
    ['hard', '-coded'],
    ['for', ' now'],
  ])('refuses %s%s', (first, second) => {
    const text = `const a = 1;\n// ${first}${second}: later\n`;
    expect(wordProblems(at('packages/server/src/a.ts', text))[0]).toMatchObject({ line: 2 });
  });

  it('accepts words that only begin alike', () => {
    expect(wordProblems(at('packages/server/src/a.ts', 'a stubborn method'))).toEqual([]);
  });
});

describe('npm scripts', () => {
  const five = { start: 'a', test: 'b', dev: 'c', check: 'd', bench: 'e' };
  const text = (scripts: object) => JSON.stringify({ scripts });

  it('refuses a thirteenth and a missing one', () => {
    const more = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`s${index}`, 'x']));
    expect(npmScriptProblems(text({ ...five, ...more }))[0]?.sentence).toContain('13 scripts');
    expect(npmScriptProblems(text({ start: 'a' }))).toHaveLength(4);
  });

  it('counts a pre-script with its script', () => {
    const more = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`s${index}`, 'x']));
    expect(npmScriptProblems(text({ ...five, ...more, prestart: 'z', pretest: 'z' }))).toEqual([]);
  });
});

describe('doors of web rooms', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
  const doorOf = (path: string, count: number) =>
    at(
      path,
      `export { ${names(count).join(', ')} } from './a.ts';\nexport * as b from './b.ts';\n`,
    );

  it('export 25 names at most', () => {
    const door = 'packages/web/app/saved/index.ts';
    expect(doorSizeProblems(doorOf(door, 24))).toEqual([]);
    expect(doorSizeProblems(doorOf(door, 25))[0]?.sentence).toContain('26 names');
    expect(doorSizeProblems(doorOf('packages/web/app/saved/pages/index.ts', 25))).toHaveLength(1);
    expect(doorSizeProblems(doorOf('packages/web/app/platform/index.ts', 40))).toEqual([]);
  });
});

describe('doors of packages', () => {
  const manifest = (imports: object) =>
    at('packages/server/package.json', JSON.stringify({ imports }))[0]!;
  const door = { path: 'packages/server/src/listings/index.ts', text: '' };

  it('refuses an alias that leads past the door, or to nothing', () => {
    const past = manifest({ '#listings': './src/listings/search.ts' });
    const nothing = manifest({ '#leads': './src/leads/index.ts' });
    expect(doorProblems([past, door])).toHaveLength(1);
    expect(doorProblems([nothing, door])).toHaveLength(1);
    expect(doorProblems([manifest({ '#listings': './src/listings/index.ts' }), door])).toEqual([]);
  });
});
