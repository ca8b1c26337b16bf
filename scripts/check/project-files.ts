import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file of the project with its text. */
export interface ProjectFile {
  /** Path from the root, with forward slashes. */
  path: string;
  text: string;
}

const leftOut = new Set([
  'node_modules',
  '.git',
  '.state',
  '.react-router',
  'build',
  'test-results',
  'playwright-report',
]);

const textual = /\.(ts|tsx|cjs|mjs|js|css|sql|md|json|txt)$|(^|\/)(\.env\.example|run)$/;

/**
 * Every text file of the project, found by walking the folders (a copy without git is checked too).
 * Generated, built and installed files are excluded by folder.
 */
export async function readProjectFiles(root: string): Promise<ProjectFile[]> {
  const paths = await pathsBelow(root, '');
  return Promise.all(
    paths.sort().map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}

async function pathsBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name).split(sep).join('/');
      if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : pathsBelow(root, path);
      return entry.isFile() && textual.test(path) ? [path] : [];
    }),
  );
  return found.flat();
}

const source = /^(packages|scripts|e2e)\/.*\.(ts|tsx)$|^[^/]+\.ts$/;

/** Whether a path is a module written by us: no declarations, nothing generated. */
export function isSource(path: string): boolean {
  return source.test(path) && !path.endsWith('.d.ts') && !path.includes('.generated.');
}
