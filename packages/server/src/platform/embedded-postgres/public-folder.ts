import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const CANDIDATES = ['/var/lib/homestead', '/var/tmp/homestead', '/tmp/homestead'];

/**
 * For root only: a folder owned by root that every user can read and no other can write. It has
 * files that the database's user couldn't reach in a private home folder.
 */
export function requirePublicFolder(): string {
  for (const folder of CANDIDATES) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const stat = lstatSync(folder);
      if (!stat.isDirectory() || stat.uid !== 0 || (stat.mode & 0o022) !== 0) continue;
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      // Read-only or taken: try the next one.
    }
  }
  throw new EmbeddedPostgresError(
    `The state folder is not reachable for the database's user and none of ${CANDIDATES.join(', ')} can be used. ` +
      'Set STATE_DIR to a folder that is not under a private home, or set DATABASE_URL.',
  );
}
