import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The user that PostgreSQL runs as, if not simply our own. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the owner of the database folder,
 * else as the owner of the state folder, else as `postgres`, else as `nobody`; no user is created.
 * Null means: run as ourselves. Refuses a database folder that belongs to another user.
 */
export function chooseServerAccount(home: string, stateDir: string): ServerAccount | null {
  const homeOwner = findFolderOwner(home);
  const self = process.getuid?.() ?? 0;
  if (self !== 0) {
    if (homeOwner && homeOwner.uid !== self) {
      throw new EmbeddedPostgresError(
        `The database in ${home} belongs to another user (uid ${homeOwner.uid}). ` +
          'Start as that user or as root, or choose another folder with STATE_DIR.',
      );
    }
    return null;
  }
  for (const owner of [homeOwner, findFolderOwner(stateDir)]) {
    if (owner && owner.uid !== 0) return owner;
  }
  const account = findAccount('postgres') ?? findAccount('nobody');
  if (!account) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody". ' +
        'Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return account;
}

/** Whether the account can enter the folder or execute the file at `path`. */
export function canReach(account: ServerAccount | null, path: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], {
    cwd: '/',
    stdio: 'ignore',
    timeout: 5_000,
    ...account,
  });
  if (result.error) {
    throw new EmbeddedPostgresError(
      `Could not run a program as uid ${account?.uid ?? 'of our own'} (${result.error.message}). ` +
        'Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return result.status === 0;
}

function findFolderOwner(path: string): ServerAccount | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? { uid: stat.uid, gid: stat.gid } : null;
}

function findAccount(name: string): ServerAccount | null {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}
