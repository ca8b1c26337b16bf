import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { deskScripts, isOneOf, sharedScripts } from './shared-scripts.ts';

const packages = fileURLToPath(new URL('..', import.meta.url));
const files: string[] = [sharedScripts, deskScripts].flatMap((lists) =>
  Object.values(lists).flat(),
);

it.each(files)('%s is there', (file) => {
  expect(existsSync(packages + file)).toBe(true);
});

it('no file is named twice', () => {
  expect(new Set(files).size).toBe(files.length);
});

it('a module belongs to a file by its path, to a folder by its place', () => {
  const isOne = isOneOf(['web/app/a.ts', 'web/app/cards/']);
  expect(isOne('/srv/packages/web/app/a.ts')).toBe(true);
  expect(isOne('/srv/packages/web/app/a.ts?client')).toBe(true);
  expect(isOne('C:\\srv\\packages\\web\\app\\cards\\b\\c.tsx')).toBe(true);
  expect(isOne('/srv/packages/web/app/b/a.ts')).toBe(false);
  expect(isOne('/srv/packages/web/app/cards.ts')).toBe(false);
});
