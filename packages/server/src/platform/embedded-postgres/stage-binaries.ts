import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Binaries, linkLibraries, locateBinaries } from './locate-binaries.ts';
import { requirePublicFolder } from './public-folder.ts';
import { canReach, type ServerAccount } from './server-account.ts';

/**
 * The folder PostgreSQL runs from: the installed package itself, or a copy of it when the server's
 * user can't reach `node_modules` or the library links can't be created there. Root's copies are in
 * one public place for all checkouts, an ordinary user's in `home`.
 */
export function prepareBinaries(home: string, account: ServerAccount | null): string {
  const binaries = locateBinaries();
  if (linkLibraries(binaries.folder) && isUsable(binaries.folder, account)) return binaries.folder;
  return stage(binaries, account ? requirePublicFolder() : home);
}

function isUsable(folder: string, account: ServerAccount | null): boolean {
  return account === null || canReach(account, join(folder, 'bin', 'postgres'));
}

/**
 * Copies to a temporary name and renames: a kill in the middle leaves no half copy, and of two the
 * first counts.
 */
function stage(binaries: Binaries, folder: string): string {
  const target = join(folder, `postgresql-${binaries.version}-${process.platform}-${process.arch}`);
  if (existsSync(target)) return target;
  mkdirSync(folder, { recursive: true });
  const aside = mkdtempSync(`${target}.new-`);
  try {
    cpSync(binaries.folder, aside, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
    linkLibraries(aside);
    openForAll(aside);
    renameSync(aside, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return target;
}

/** A strict umask may have closed these to the server's user. */
function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
