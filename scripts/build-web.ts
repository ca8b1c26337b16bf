import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * Builds the pages once for each language (docs/messages.md), checks how much script they load, and
 * puts the Spanish build's files beside the English ones: their names tell them apart. The service
 * worker is one for both; the page of sealed bundles has a file for each.
 */

const web = join(import.meta.dirname, '../packages/web');
const build = join(web, 'build');

const languages = [
  { language: 'en', folder: build },
  { language: 'es', folder: join(build, 'es') },
];

for (const { language, folder } of languages) {
  run(join(import.meta.dirname, '../node_modules/@react-router/dev/bin.cjs'), ['build'], language);
  run(script('slim-manifest.ts'), [folder]);
}
run(join(web, 'build-service-worker.ts'), []);
run(join(web, 'build-bundle-page.ts'), []);
await cp(join(build, 'es/client/assets'), join(build, 'client/assets'), { recursive: true });
run(script('compress-build.ts'), []);
for (const { folder } of languages) run(script('script-budget.ts'), [folder]);

function script(name: string): string {
  return join(import.meta.dirname, name);
}

function run(program: string, args: readonly string[], language = 'en'): void {
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, PAGE_LANGUAGE: language, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
