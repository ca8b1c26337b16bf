import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function run(env: Record<string, string>, args: string[] = []): ChildProcess {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, SAMPLE_MLS_PORT: '0', SAMPLE_MLS_LISTINGS: '60', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function ready(child: ChildProcess): Promise<{ listening: string; token: string }> {
  for await (const line of createInterface({ input: child.stdout! })) return JSON.parse(line);
  throw new Error('It ended without a word.');
}

describe('the program', () => {
  it('prints its address and token, serves, and exits on SIGTERM', async () => {
    const child = run({});
    const { listening, token } = await ready(child);
    const url = `${listening}/odata/Property?$top=1`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('exits when its standard input closes, if configured', async () => {
    const child = run({}, ['--exit-with-stdin']);
    await ready(child);
    const exit = once(child, 'exit');
    child.stdin!.end();
    expect(await exit).toEqual([0, null]);
  });

  it.each([
    ['SAMPLE_MLS_LISTINGS', { SAMPLE_MLS_LISTINGS: 'many' }, []],
    ['SAMPLE_MLS_VENDOR', {}, ['--vendor', 'acme']],
  ])('reports a wrong %s and exits', async (name, env, args) => {
    const child = run(env, args);
    let said = '';
    child.stderr!.on('data', (chunk) => {
      said += chunk;
    });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(said).toContain(name);
  });
});
