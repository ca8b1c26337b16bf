import { describe, expect, it } from 'vitest';
import { cycleProblems } from './import-cycles.ts';
import { unreadProblems } from './project-problems.ts';
import { readModule } from './read-module.ts';

const read = (text: string, path = 'packages/server/src/a.ts') => readModule({ path, text });

describe('reading a module', () => {
  it('finds every form of import, and none in text or comments', () => {
    const module = read(`
      import a from './a.ts';
      import type { B } from './b.ts';
      import './c.css';
      export { d } from './d.ts';
      export type * from './e.ts';
      const f = () => import('./f.ts');
      type G = import('./g.ts').G;
      // import x from './comment.ts';
      const text = "import x from './text.ts'";
    `);
    expect(module.imports.map(({ specifier, isTypeOnly }) => [specifier, isTypeOnly])).toEqual([
      ['./a.ts', false],
      ['./b.ts', true],
      ['./c.css', false],
      ['./d.ts', false],
      ['./e.ts', true],
      ['./f.ts', false],
      ['./g.ts', true],
    ]);
    expect(module.problems).toEqual([]);
  });

  it('reads JSX', () => {
    const module = read(`import { A } from './a.tsx'; export const b = <A>x</A>;`, 'e2e/b.tsx');
    expect(module.imports).toHaveLength(1);
  });

  it.each([
    ['enum E { A }', 'an enum'],
    ['class A { constructor(private b: string) {} }', 'parameter property'],
    ['@sealed class A {}', 'decorators'],
    ['namespace A { export const b = 1 }', 'namespace'],
    ['const = ;', 'can’t be parsed'],
  ])('refuses %s', (text, sentence) => {
    expect(read(text).problems[0]?.sentence).toContain(sentence);
  });

  it('lets module augmentation pass', () => {
    expect(read(`declare module 'fastify' { interface A { b: 1 } }`).problems).toEqual([]);
  });
});

describe('cycles', () => {
  const a = read(`import './b.ts';`, 'packages/server/src/listings/a.ts');

  it('are found through relative imports', () => {
    const b = read(`import './a.ts';`, 'packages/server/src/listings/b.ts');
    expect(cycleProblems([a, b])[0]?.sentence).toContain('listings/a.ts → ');
  });

  it('are found through doors', () => {
    const door = read(`import './a.ts';`, 'packages/server/src/listings/index.ts');
    const b = read(`import '#listings';`, 'packages/server/src/listings/b.ts');
    expect(cycleProblems([a, b, door])).toHaveLength(1);
  });

  it('are found through types', () => {
    const b = read(`import type { A } from './a.ts';`, 'packages/server/src/listings/b.ts');
    expect(cycleProblems([a, b])).toHaveLength(1);
    const types = read(`import { type B } from './b.ts';`, 'packages/server/src/listings/a.ts');
    expect(cycleProblems([types, b])).toHaveLength(1);
  });

  it('are not seen where a module is imported twice', () => {
    const c = read('', 'packages/server/src/listings/c.ts');
    const b = read(`import './c.ts';`, 'packages/server/src/listings/b.ts');
    const top = read(`import './b.ts'; import './c.ts';`, 'packages/server/src/listings/top.ts');
    expect(cycleProblems([top, b, c])).toEqual([]);
  });
});

describe('reading too little', () => {
  it('is a problem of its own, floor by floor', () => {
    expect(unreadProblems([]).map(({ file }) => file)).toContain('packages/web/');
    const many = Array.from({ length: 100 }, (_, at) => read('', `packages/web/app/${at}.ts`));
    expect(unreadProblems(many).map(({ file }) => file)).toContain('packages/web/');
  });
});
