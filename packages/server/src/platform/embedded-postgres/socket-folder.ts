import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { DatabaseHome } from './database-home.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { canReach } from './server-account.ts';
import { SOCKET_PORT } from './server-settings.ts';

/** The longest socket path an operating system allows, in bytes (macOS 103, Linux 107). */
const PATH_LIMIT = process.platform === 'darwin' ? 103 : 107;

const TEMPORARY_PREFIX = 'homestead-pg-';

/**
 * A private, empty folder for the socket: in the database folder or, where that path is too long, a
 * new temporary one. Call it only while no server runs.
 */
export function prepareSocketFolder(home: DatabaseHome): string {
  const own = join(home.path, 'socket');
  if (fits(own)) {
    mkdirSync(own, { recursive: true });
    for (const name of readdirSync(own)) rmSync(join(own, name), { force: true });
    return makePrivate(own, home);
  }
  for (const parent of [tmpdir(), '/tmp']) {
    const base = realpathSync(parent);
    if (!fits(join(base, `${TEMPORARY_PREFIX}XXXXXX`)) || !canReach(home.account, base)) continue;
    return makePrivate(mkdtempSync(join(base, TEMPORARY_PREFIX)), home);
  }
  throw new EmbeddedPostgresError(
    `The path ${own} is too long for a socket (${PATH_LIMIT} bytes) and no temporary folder will do. ` +
      'Set STATE_DIR to a shorter path.',
  );
}

/** Removes a temporary socket folder once its server is gone; one in use stays. */
export function removeSocketFolder(folder: string): void {
  if (!isTemporarySocketFolder(folder)) return;
  try {
    rmdirSync(folder);
  } catch {}
}

/** Whether the folder was made by prepareSocketFolder outside of the database folder. */
export function isTemporarySocketFolder(folder: string): boolean {
  return basename(folder).startsWith(TEMPORARY_PREFIX);
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= PATH_LIMIT;
}

function makePrivate(folder: string, { account }: DatabaseHome): string {
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}
