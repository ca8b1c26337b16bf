import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pageScripts, scriptBudgets } from './page-scripts.ts';

/*
 * Says how much compressed script each page of a web build loads and fails when one is above its
 * surface's budget. Run by build-web.ts with the build's folder. With a page's name after it, it
 * lists that page's files.
 */

const folder = join(import.meta.dirname, '../packages/web/build/client');
const scripts = (await readdir(join(folder, 'assets')))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `assets/${name}`);
const [build = join(folder, '..'), asked] = process.argv.slice(2);
const { manifestPaths, manifest } = JSON.parse(await readFile(join(build, 'routes.json'), 'utf8'));

const sizes = new Map<string, number>();
for (const file of scripts) {
  const path = join(folder, file);
  const sent = existsSync(`${path}.br`) ? `${path}.br` : path;
  sizes.set(`/${file}`, (await stat(sent)).size);
}
const sizeOf = (path: string) => {
  const size = sizes.get(path);
  if (size === undefined) throw new Error(`The manifest names ${path}, which was not built`);
  return size;
};

const pages = pageScripts(manifest, { manifestPaths, sizeOf });
for (const { page, surface, bytes, files } of pages.sort((a, b) => b.bytes - a.bytes)) {
  const isOver = bytes > scriptBudgets[surface];
  if (isOver) process.exitCode = 1;
  const verdict = isOver ? `  above the budget of ${scriptBudgets[surface]}` : '';
  if (isOver || !asked) console.log(`${String(bytes).padStart(7)} bytes  ${page}${verdict}`);
  if (!isOver && asked !== page) continue;
  for (const path of files) console.log(`${String(sizeOf(path)).padStart(15)}  ${path}`);
}
