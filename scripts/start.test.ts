import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childrenOf, isGoneSoon } from '../packages/server/test/launcher.ts';

const PROGRAM = fileURLToPath(new URL('start.ts', import.meta.url));
let folder: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync('/tmp/homestead-whole-');
  chmodSync(folder, 0o755);
  for (const build of ['web', 'web/es']) {
    mkdirSync(join(folder, build, 'server'), { recursive: true });
    mkdirSync(join(folder, build, 'client/assets'), { recursive: true });
    writeFileSync(
      join(folder, build, 'server/index.js'),
      `export const handle = async () => new Response('a page');`,
    );
  }
  writeFileSync(join(folder, 'web/service-worker.js'), '');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true });
});

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      MODE: 'demo',
      MLS_URL: 'http://127.0.0.1:9/odata',
      METRICS_PORT: '-1',
      LOG_LEVEL: 'silent',
      WEB_BUILD_DIR: join(folder, 'web'),
      STATE_DIR: join(folder, 'state'),
      ...env,
    },
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  return {
    child,
    said: () => said,
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
}

async function runUntilServing(env: Record<string, string> = {}) {
  const server = run({ PORT: '0', ...env });
  await expect.poll(server.said, { timeout: 60_000 }).toContain('Homestead is running at');
  const url = /running at (\S+)/.exec(server.said())?.[1] ?? '';
  return { ...server, url, pids: childrenOf(server.child.pid!) };
}

test('serves, refuses a second start, shuts down cleanly, starts again, and dies without leftovers', async () => {
  const first = await runUntilServing();
  expect(await (await fetch(first.url)).text()).toBe('a page');
  expect(first.said()).toContain(join(folder, 'state'));

  const second = run({ PORT: '0' });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`(${first.child.pid})`);
  const onSamePort = run({ PORT: new URL(first.url).port, STATE_DIR: join(folder, 'elsewhere') });
  expect(await onSamePort.ended).toBe(1);
  expect(onSamePort.said()).toContain(`Port ${new URL(first.url).port}`);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await isGoneSoon(first.pids, 200)).toBe(true);

  const again = await runUntilServing();
  again.child.kill('SIGKILL');
  await again.ended;
  expect(again.pids.length).toBeGreaterThan(0);
  expect(await isGoneSoon(again.pids)).toBe(true);
}, 180_000);

test('a wrong setting is listed, and nothing is started', async () => {
  const { ended, said } = run({ MODE: 'rehearsal', PORT: 'many' });
  expect(await ended).toBe(1);
  expect(said()).toMatch(/MODE[\s\S]*PORT/);
});

test('a taken port is refused before the state folder is touched', async () => {
  const rival = createServer().listen(0, '127.0.0.1');
  await once(rival, 'listening');
  const { port } = rival.address() as { port: number };
  const { ended, said } = run({ PORT: String(port), STATE_DIR: join(folder, 'untouched') });
  expect(await ended).toBe(1);
  rival.close();
  expect(said()).toContain(`Port ${port}`);
  expect(existsSync(join(folder, 'untouched'))).toBe(false);
});
