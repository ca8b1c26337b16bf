import { basename } from 'node:path/posix';
import { type Problem, problem } from './problem.ts';
import { isSource, type ProjectFile } from './project-files.ts';

const MAX_LINES = 400;
const namesWithoutAHome = /^(utils?|helpers?|commons?|misc|shared|lib|managers?|types|constants)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|css|cjs)$/;
/** Names required by tools. */
const ownNames = /^(\$|_)|^vite-env\.d\.ts$/;

/** Files that are too long, or whose name or folder says nothing (the naming rules). */
export function fileShapeProblems(files: readonly ProjectFile[]): Problem[] {
  return files.flatMap(({ path, text }) => [...nameProblems(path), ...lengthProblems(path, text)]);
}

function lengthProblems(path: string, text: string): Problem[] {
  if (!isSource(path) && !/^packages\/.*\.css$/.test(path)) return [];
  const lines = text.split('\n').length - 1;
  if (lines <= MAX_LINES) return [];
  return [problem(path, MAX_LINES + 1, `has ${lines} lines; ${MAX_LINES} is the most`)];
}

function nameProblems(path: string): Problem[] {
  if (!isSource(path) && !/^packages\/.*\.css$/.test(path)) return [];
  const parts = path.split('/');
  const problems: Problem[] = [];
  for (const part of parts) {
    const stem = part.replace(/(\.(test|module|server|client|generated))?\.(tsx?|css)$/, '');
    const words = stem.split('-');
    const last = words.at(-1) ?? '';
    if (namesWithoutAHome.test(stem) || (words.length > 1 && isVague(last))) {
      problems.push(problem(path, null, `“${part}” says nothing: what has no name has no home`));
    }
  }
  const name = basename(path);
  if (!kebab.test(name) && !ownNames.test(name)) {
    problems.push(problem(path, null, 'file names are kebab-case, after the main export'));
  }
  return problems;
}

function isVague(word: string): boolean {
  return /^(utils?|helpers?|misc|manager|constants)$/.test(word);
}
