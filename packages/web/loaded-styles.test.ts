import { expect, test } from 'vitest';
import { stylesOf, withoutFiles } from './loaded-styles.ts';

const code =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.js","frame.css","b.css"])))=>i.map(i=>d[i]);' +
  'p(()=>import("./a.js"),__vite__mapDeps([0,1,2]));p(()=>import("./b.js"),__vite__mapDeps([1]))';

test('parts that load on demand don’t name the styles that are there', () => {
  expect(withoutFiles(code, new Set(['frame.css']))).toBe(
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.js","b.css"])))=>i.map(i=>d[i]);' +
      'p(()=>import("./a.js"),__vite__mapDeps([0,1]));p(()=>import("./b.js"),__vite__mapDeps([]))',
  );
  expect(withoutFiles(code, new Set(['other.css']))).toBe(code);
  expect(withoutFiles('import("./a.js")', new Set(['frame.css']))).toBe('import("./a.js")');
});

test('those are the script’s own and those of all that it imports, in circles, too', () => {
  const of = (importedCss: string[], imports: string[]) => ({
    imports,
    viteMetadata: { importedCss: new Set(importedCss) },
  });
  const scripts = {
    'page.js': of(['page.css'], ['frame.js']),
    'frame.js': of(['frame.css'], ['vendor.js', 'page.js']),
    'vendor.js': { imports: ['gone.js'] },
    'part.js': of(['part.css'], ['frame.js']),
  };
  expect([...stylesOf('page.js', scripts)]).toEqual(['page.css', 'frame.css']);
});
