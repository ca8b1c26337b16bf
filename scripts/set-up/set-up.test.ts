import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const scripts = fileURLToPath(new URL('..', import.meta.url));
let root: string;

/** A miniature checkout, and an npm that records its calls and does as it is told. */
beforeEach(() => {
  root = mkdtempSync('/tmp/homestead-set-up-');
  mkdirSync(join(root, 'scripts/set-up'), { recursive: true });
  mkdirSync(join(root, 'packages/web/app'), { recursive: true });
  cpSync(join(scripts, 'set-up.cjs'), join(root, 'scripts/set-up.cjs'));
  cpSync(join(scripts, 'set-up'), join(root, 'scripts/set-up'), { recursive: true });
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
  );
  writeFileSync(join(root, 'packages/web/app/page.tsx'), 'export const page = 1;');
  writeFileSync(
    join(root, 'npm.cjs'),
    `const fs = require('node:fs');
     const [verb] = process.argv.slice(2);
     fs.appendFileSync('asked', verb + ' begins\\n');
     setTimeout(() => {
       fs.appendFileSync('asked', verb + ' ends\\n');
       if (process.env.NPM_FAILS) { console.error(process.env.NPM_FAILS); process.exit(1); }
       if (verb === 'ci') {
         fs.mkdirSync('node_modules/.bin', { recursive: true });
         if (process.env.OWN_NODE)
           fs.writeFileSync('node_modules/.bin/node', process.env.OWN_NODE, { mode: 0o755 });
       }
       if (verb === 'run') fs.mkdirSync('packages/web/build', { recursive: true });
     }, 150);`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function setUp(words: string[] = [], env: Record<string, string> = {}) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'scripts/set-up.cjs'), ...words],
      { env: { PATH: '/usr/bin:/bin', npm_execpath: join(root, 'npm.cjs'), ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

const asked = () =>
  existsSync(join(root, 'asked'))
    ? readFileSync(join(root, 'asked'), 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('begins'))
        .map((line) => line.split(' ')[0])
    : [];

test('installs and builds once, and then has nothing to do', async () => {
  expect((await setUp()).code).toBe(0);
  expect(asked()).toEqual(['ci', 'run']);
  const { code, said } = await setUp();
  expect({ code, said }).toEqual({ code: 0, said: '' });
  expect(asked()).toEqual(['ci', 'run']);
});

test('a changed lockfile installs, a changed source builds, a changed test does neither', async () => {
  await setUp();
  writeFileSync(join(root, 'packages/web/app/page.test.tsx'), '1');
  await setUp();
  expect(asked()).toEqual(['ci', 'run']);
  writeFileSync(join(root, 'packages/web/app/page.tsx'), 'export const page = 2;');
  await setUp(['--no-build']);
  expect(asked()).toEqual(['ci', 'run']);
  await setUp();
  expect(asked()).toEqual(['ci', 'run', 'run']);
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version: '2.0.0' } } }),
  );
  await setUp(['--no-build']);
  expect(asked()).toEqual(['ci', 'run', 'run', 'ci']);
});

test('of two at the same time, one works and the other waits', async () => {
  const both = await Promise.all([setUp(), setUp()]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(asked()).toEqual(['ci', 'run']);
  const order = readFileSync(join(root, 'asked'), 'utf8').trim().split('\n');
  expect(order).toEqual(['ci begins', 'ci ends', 'run begins', 'run ends']);
});

test('a turn that a dead process left behind blocks no one', async () => {
  mkdirSync(join(root, '.state/set-up'), { recursive: true });
  writeFileSync(join(root, `.state/set-up/${process.pid}.12345`), '');
  expect((await setUp()).said).not.toContain('Waiting');
  expect(asked()).toEqual(['ci', 'run']);
});

test('an npm install by hand counts', async () => {
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  cpSync(join(root, 'package-lock.json'), join(root, 'node_modules/.package-lock.json'));
  await setUp(['--no-build']);
  expect(asked()).toEqual([]);
});

test('without a network it says so, and the next start tries again', async () => {
  const { code, said } = await setUp([], { NPM_FAILS: 'npm error code EAI_AGAIN' });
  expect(code).toBe(1);
  expect(said).toContain('the npm registry is not reachable');
  expect((await setUp()).code).toBe(0);
});

test('a Node that can’t run here is reported, and reinstalled once it can', async () => {
  const missing =
    'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file';
  const { code, said } = await setUp([], {
    OWN_NODE: `#!/bin/sh\necho "${missing}" >&2\nexit 127`,
  });
  expect(code).toBe(1);
  expect(said).toContain('can’t run on this machine');
  expect(said).toContain('apt-get install libatomic1');
  expect((await setUp([], { OWN_NODE: '#!/bin/sh\nexit 0' })).code).toBe(0);
  expect(asked()).toEqual(['ci', 'ci', 'run']);
});

test('a failed build is not taken for done', async () => {
  await setUp(['--no-build']);
  expect((await setUp([], { NPM_FAILS: 'broken source' })).said).toContain('could not be built');
  await setUp();
  expect(asked()).toEqual(['ci', 'run', 'run']);
});

test('--tests accepts the Chromium it is given', async () => {
  await setUp(['--no-build']);
  const chromium = join(root, 'chromium');
  writeFileSync(chromium, '#!/bin/sh\n');
  chmodSync(chromium, 0o755);
  expect(await setUp(['--no-build', '--tests'], { CHROMIUM_PATH: chromium })).toEqual({
    code: 0,
    said: '',
  });
});
