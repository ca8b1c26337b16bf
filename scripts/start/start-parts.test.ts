import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';
import { PortTakenError, requireFreePort } from './require-free-port.ts';
import { restartOnChange } from './restart-on-change.ts';
import { startSampleMls } from './sample-mls-process.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function temporaryFolder(): string {
  const folder = mkdtempSync('/tmp/homestead-start-');
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Listens as configured, says so as the sample MLS does, and ends with its standard input. */
const WELL_BEHAVED = `
const server = require('node:net').createServer().listen(Number(process.env.SAMPLE_MLS_PORT), '127.0.0.1', () =>
  console.log(JSON.stringify({ listening: 'http://127.0.0.1:' + server.address().port, token: 'tok', pid: process.pid })));
process.stdin.on('end', () => process.exit(0)).resume();
`;

function writeProgram(text: string): string {
  const program = join(temporaryFolder(), 'program.cjs');
  writeFileSync(program, text);
  return program;
}

describe('requireFreePort', () => {
  test('refuses a taken port with a sentence that names it, and accepts it once it is free', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(PortTakenError);
    await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(`Port ${port}`);
    server.close();
    await once(server, 'close');
    await requireFreePort('127.0.0.1', port);
  });

  test('says when the host is not ours', async () => {
    await expect(requireFreePort('192.0.2.1', 3000)).rejects.toThrow('not an address');
  });
});

describe('startSampleMls', () => {
  test('keeps its port from one start to the next and ends when told', async () => {
    const options = {
      stateDir: temporaryFolder(),
      onDeath() {},
      program: writeProgram(WELL_BEHAVED),
    };
    const first = await startSampleMls(options);
    await expect(requireFreePort('127.0.0.1', Number(new URL(first.url).port))).rejects.toThrow();
    expect(first.token).toBe('tok');
    await first.stop();
    const second = await startSampleMls(options);
    cleanups.push(() => second.stop());
    expect(second.url).toBe(first.url);
  });

  test('takes another port when the earlier one is in use', async () => {
    const options = {
      stateDir: temporaryFolder(),
      onDeath() {},
      program: writeProgram(WELL_BEHAVED),
    };
    const first = await startSampleMls(options);
    cleanups.push(() => first.stop());
    const second = await startSampleMls(options);
    cleanups.push(() => second.stop());
    expect(second.url).not.toBe(first.url);
  });

  test('says why when the program fails or prints nonsense', async () => {
    const options = { stateDir: temporaryFolder(), onDeath() {} };
    const failing = { ...options, program: writeProgram('process.exit(3)') };
    await expect(startSampleMls(failing)).rejects.toThrow('code 3');
    const talking = {
      ...options,
      program: writeProgram(
        `console.log('hello');setInterval(()=>{},1e3);process.stdin.on('end',()=>process.exit()).resume()`,
      ),
    };
    await expect(startSampleMls(talking)).rejects.toThrow('hello');
  });

  test('an unexpected end is reported', async () => {
    const dying = `${WELL_BEHAVED}setTimeout(() => process.exit(4), 300);`;
    const sentence = await new Promise((resolve) => {
      startSampleMls({
        stateDir: temporaryFolder(),
        onDeath: resolve,
        program: writeProgram(dying),
      });
    });
    expect(sentence).toContain('code 4');
  });
});

describe('whenToldToEnd', () => {
  const program = `
    import { whenToldToEnd } from ${JSON.stringify(new URL('./when-told-to-end.ts', import.meta.url).href)};
    whenToldToEnd(async () => { await new Promise((r) => setTimeout(r, 200)); console.log('orderly'); },
      { followStdin: process.argv[2] === 'follow', tell: console.log });
    setInterval(() => {}, 1000);
    console.log('up');`;

  async function run(words: string[] = []) {
    const path = join(temporaryFolder(), 'program.mts');
    writeFileSync(path, program);
    const { npm_lifecycle_event: _npm, ...env } = process.env;
    const child = spawn(process.execPath, [path, ...words], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    cleanups.push(() => child.kill('SIGKILL'));
    const said: string[] = [];
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => said.push(line));
    await once(lines, 'line');
    const ended = once(child, 'close').then(([code]) => code);
    return { child, said, ended };
  }

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s ends in order with code 0',
    async (signal) => {
      const { child, said, ended } = await run();
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(said).toContain('orderly');
    },
  );

  test('a Ctrl-C that npm doubles is one request', async () => {
    const { child, said, ended } = await run();
    child.kill('SIGINT');
    child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 50));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(said).toContain('orderly');
  });

  test('follows its standard input when asked to', async () => {
    const { child, said, ended } = await run(['follow']);
    child.stdin.end();
    expect(await ended).toBe(0);
    expect(said).toContain('orderly');
  });
});

test('restartOnChange restarts on a change, and ends what it started', async () => {
  const folder = temporaryFolder();
  const sources = join(folder, 'sources');
  const diary = join(folder, 'diary');
  mkdirSync(sources);
  writeFileSync(diary, '');
  const program = writeProgram(`
    require('node:fs').appendFileSync(${JSON.stringify(diary)}, 'up ' + process.pid + '\\n');
    process.stdin.on('end', () => { require('node:fs').appendFileSync(${JSON.stringify(diary)}, 'end\\n'); process.exit(0); }).resume();`);
  const stop = restartOnChange({ words: [program], folders: [sources], tell() {} });
  cleanups.push(stop);
  const lines = () =>
    readFileSync(diary, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ')[0]);
  await expect.poll(lines, { timeout: 5_000 }).toEqual(['up']);
  writeFileSync(join(sources, 'a.test.ts'), '1');
  writeFileSync(join(sources, 'a.ts'), '1');
  await expect.poll(lines, { timeout: 5_000 }).toEqual(['up', 'end', 'up']);
  await stop();
  expect(lines()).toEqual(['up', 'end', 'up', 'end']);
});

test('a failed start is reported as a sentence, an unexpected one with its stack', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const databaseUrl = 'postgresql://me:secret@db.example:5432/homes';
  const sentence = explainFailure(refused, { databaseUrl });
  expect(sentence).toContain('homes on db.example:5432');
  expect(sentence).not.toContain('secret');
  expect(explainFailure(new PortTakenError('127.0.0.1', 3000), {})).toMatch(/^Port 3000/);
  expect(explainFailure(new TypeError('x is not a function'), {})).toContain('at ');
});
