import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { requirePublicFolder } from './public-folder.ts';
import { canReach, chooseServerAccount, type ServerAccount } from './server-account.ts';

/** The folder with the cluster, its log, its socket and the claim files of its owner. */
export interface DatabaseHome {
  path: string;
  account: ServerAccount | null;
}

/**
 * Where the database of a state folder is, without creating anything: in the state folder itself,
 * or where its note says. Null when there is none yet.
 */
export function findDatabaseHome(stateDir: string): string | null {
  const noted = readNote(stateDir);
  if (noted && isFolder(noted)) return noted;
  const own = join(stateDir, 'postgres');
  return isFolder(own) ? realpathSync(own) : null;
}

/**
 * The database folder of a state folder, created if necessary, and the user PostgreSQL runs as.
 * When root starts us in a checkout that this user can't reach (in a private home folder), the
 * folder is created in a public place and noted in `STATE_DIR/postgres.location`.
 */
export function prepareDatabaseHome(stateDir: string): DatabaseHome {
  if (mkdirSync(stateDir, { recursive: true }) && process.getuid?.() === 0) {
    chmodSync(stateDir, 0o755);
  }
  const existing = findDatabaseHome(stateDir);
  const wanted = existing ?? join(realpathSync(stateDir), 'postgres');
  const account = chooseServerAccount(wanted, stateDir);
  if (existing) {
    if (account && !canReach(account, dirname(existing))) {
      throw new EmbeddedPostgresError(
        `The database in ${existing} can't be reached by the user it belongs to (uid ${account.uid}): ` +
          'a folder above it has been made private. Open it for passing through, or choose another STATE_DIR.',
      );
    }
    own(existing, account);
    return { path: existing, account };
  }
  if (account && !canReach(account, stateDir)) {
    const label =
      basename(dirname(wanted)) === '.state' ? dirname(dirname(wanted)) : dirname(wanted);
    const name = basename(label).replace(/[^0-9A-Za-z-]+/g, '') || 'state';
    const home = mkdtempSync(join(requirePublicFolder(), `${name}-`));
    own(home, account);
    writeFileSync(join(stateDir, 'postgres.location'), `${home}\n`);
    return { path: home, account };
  }
  mkdirSync(wanted, { recursive: true });
  own(wanted, account);
  return { path: wanted, account };
}

function own(folder: string, account: ServerAccount | null): void {
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
}

function readNote(stateDir: string): string | null {
  try {
    const path = readFileSync(join(stateDir, 'postgres.location'), 'utf8').trim();
    return isAbsolute(path) ? path : null;
  } catch {
    return null;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
