import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ManifestPaths,
  manifestScript,
  readManifest,
  slimManifest,
  withoutOffice,
} from './page-scripts.ts';

/*
 * Takes from the manifest that every page loads what no browser reads, and keeps the whole of it in
 * `routes.json` of the build's folder for script-budget.ts. Pages outside the office get a manifest
 * without its routes (packages/web/app/server.ts). Run by build-web.ts.
 */

const [build = ''] = process.argv.slice(2);
const assets = join(build, 'client/assets');
const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
if (!name) throw new Error('The web build has no manifest');
const script = await readFile(join(assets, name), 'utf8');
const manifest = readManifest(script);
const publicName = name.replace('manifest', 'manifest-public');
const manifestPaths: ManifestPaths = {
  all: `/assets/${name}`,
  withoutOffice: `/assets/${publicName}`,
};
await write(name, manifest);
await write(publicName, withoutOffice(manifest, manifestPaths.withoutOffice));
await writeFile(join(build, 'routes.json'), JSON.stringify({ manifestPaths, manifest }));

async function write(file: string, routes: typeof manifest): Promise<void> {
  await writeFile(join(assets, file), manifestScript(slimManifest(routes)));
}
