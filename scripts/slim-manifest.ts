import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest, slimManifest } from './page-scripts.ts';

/*
 * Takes from the manifest that every page loads what no browser reads, and keeps the whole of it in
 * `routes.json` of the build's folder for script-budget.ts. Run by build-web.ts.
 */

const [build = ''] = process.argv.slice(2);
const assets = join(build, 'client/assets');
const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
if (!name) throw new Error('The web build has no manifest');
const script = await readFile(join(assets, name), 'utf8');
const manifest = readManifest(script);
const slim = JSON.stringify(slimManifest(manifest));
await writeFile(join(assets, name), `window.__reactRouterManifest=${slim};`);
await writeFile(
  join(build, 'routes.json'),
  JSON.stringify({ manifestPath: `/assets/${name}`, manifest }),
);
