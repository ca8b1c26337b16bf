import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseHome } from './database-home.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { serverEnvironment } from './server-settings.ts';

const MAJOR = '18';

/** The name of the database's superuser and of its one database. */
export const DATABASE_NAME = 'homestead';

/** The role that the program works as: it owns nothing. */
export const PROGRAM_ROLE = 'homestead_program';

/**
 * The cluster's data folder, created on first use: UTF-8 with PostgreSQL's own C.UTF-8 collation,
 * which operating system updates can't change. It is created under a temporary name and renamed, so
 * an interruption can't leave half a cluster. Refuses data of another PostgreSQL version.
 */
export async function prepareCluster(
  home: DatabaseHome,
  binaries: string,
  { fast }: { fast: boolean },
): Promise<string> {
  const data = join(home.path, 'data');
  removeLeftovers(home.path);
  if (!existsSync(data)) await makeCluster(home, binaries, data, fast);
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR) {
    throw new EmbeddedPostgresError(
      `The data in ${data} is of PostgreSQL ${version}, this program runs ${MAJOR}. ` +
        'Move it with pg_dump and pg_restore, or choose another STATE_DIR.',
    );
  }
  return data;
}

async function makeCluster(home: DatabaseHome, binaries: string, data: string, fast: boolean) {
  const aside = join(home.path, `data.new-${process.pid}-${Date.now()}`);
  mkdirSync(aside, { mode: 0o700 });
  if (home.account) chownSync(aside, home.account.uid, home.account.gid);
  const args = [
    `--pgdata=${aside}`,
    `--username=${DATABASE_NAME}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--lc-messages=C',
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
    ...(fast ? ['--no-sync'] : []),
  ];
  try {
    await promisify(execFile)(join(binaries, 'bin', 'initdb'), args, {
      cwd: '/',
      env: serverEnvironment(),
      timeout: 120_000,
      ...home.account,
    });
    renameSync(aside, data);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    const { message, stderr } = error as Error & { stderr?: string };
    throw new EmbeddedPostgresError(
      `The database could not be made in ${home.path}: ${stderr?.trim() || message}`,
      { cause: error },
    );
  }
}

function removeLeftovers(home: string): void {
  for (const name of readdirSync(home)) {
    if (!name.startsWith('data.new-')) continue;
    // An initdb that outlived its starter may still be writing there: the next start removes it.
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch {}
  }
}
