import { lineAt, type Problem, problem } from './problem.ts';
import type { ProjectFile } from './project-files.ts';

/**
 * Words that mark unfinished work. Each is written in two parts here, so that this file passes too.
 */
const unfinished = [
  ['to', 'do'],
  ['fix', 'me'],
  ['st', 'ub'],
  ['st', 'ubbed'],
  ['hard', '-coded'],
  ['hard', 'coded'],
  ['lorem', ' ipsum'],
  ['for', ' now'],
  ['work', ' in progress'],
  ['not', ' implemented'],
  ['coming', ' soon page'],
].map((parts) => parts.join(''));

const pattern = new RegExp(`\\b(${unfinished.join('|')})\\b`, 'gi');

const looked = /^(packages|scripts|e2e|docs)\/.*\.(ts|tsx|cjs|css|sql|md)$|^[^/]+\.(ts|md)$/;

/** Words that say something is not finished, in sources and pages. */
export function wordProblems(files: readonly ProjectFile[]): Problem[] {
  return files.flatMap(({ path, text }) => {
    if (!looked.test(path) || path.endsWith('.es.ts')) return [];
    return [...text.matchAll(pattern)].map((match) =>
      problem(path, lineAt(text, match.index), `“${match[0]}” speaks of unfinished work`),
    );
  });
}
