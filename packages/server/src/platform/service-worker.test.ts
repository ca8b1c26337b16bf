import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBrokerage } from './brokerage-settings.ts';
import { serveServiceWorker } from './service-worker.ts';

let webBuildDir: string;

beforeAll(async () => {
  webBuildDir = await mkdtemp(join(tmpdir(), 'homestead-worker-'));
  await mkdir(join(webBuildDir, 'client/assets'), { recursive: true });
  await writeFile(join(webBuildDir, 'service-worker.js'), 'work(RELEASE);');
  const files = {
    'text-a1.woff2': '',
    'connection-watch-c3.js': 'import{a}from"./vendor-d4.js";import{r}from"./held-e5.js";r(a)',
    'connection-watch-c3.js.br': '',
  };
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(webBuildDir, 'client/assets', file), text);
  }
});

afterAll(() => rm(webBuildDir, { recursive: true }));

async function ask(phone: string, isOn = true) {
  const app = Fastify();
  const brokerage = readBrokerage({ BROKERAGE_PHONE: phone }, {});
  await serveServiceWorker(app, { webBuildDir, brokerage }, { isOn });
  return app.inject('/service-worker.js');
}

const releaseIn = (body: string) => JSON.parse(/RELEASE=(.*);/.exec(body)?.[1] ?? 'null');

test('browsers look for a new worker each time, and it may only ask this site', async () => {
  const { headers, body } = await ask('+14025550142');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  expect(body).toContain('work(RELEASE);');
  expect(releaseIn(body)).toMatchObject({
    pages: ['/offline.html', '/es/offline.html'],
    files: ['/assets/text-a1.woff2', '/assets/connection-watch-c3.js', '/assets/held-e5.js'],
  });
});

test('its release changes with the build’s files and with the brokerage’s phone number', async () => {
  const names = [releaseIn((await ask('+14025550142')).body).name];
  names.push(releaseIn((await ask('+14025550199')).body).name);
  await writeFile(join(webBuildDir, 'client/assets/page-b2.js'), '');
  names.push(releaseIn((await ask('+14025550142')).body).name);
  expect(new Set(names).size).toBe(3);
  expect(releaseIn((await ask('+14025550142')).body).name).toBe(names[2]);
});

test('when it is off, what browsers get deletes all caches and itself', async () => {
  const { body } = await ask('+14025550142', false);
  expect(body).not.toContain('RELEASE');
  const deleted: string[] = [];
  const kept = ['homestead-one', 'homestead-two'];
  const listeners: Record<string, (event: object) => void> = {};
  const caches = { keys: async () => kept, delete: async (name: string) => deleted.push(name) };
  const registration = { unregister: async () => deleted.push('itself') };
  const listen = (name: string, run: (event: object) => void) => {
    listeners[name] = run;
  };
  new Function('addEventListener', 'caches', 'registration', body)(listen, caches, registration);
  let done: Promise<unknown> | undefined;
  listeners.activate?.({ waitUntil: (given: Promise<unknown>) => (done = given) });
  await done;
  expect(deleted).toEqual([...kept, 'itself']);
});
