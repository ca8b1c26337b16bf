import { basename } from 'node:path/posix';
import { type Problem, problem } from './problem.ts';
import { isSource, type ProjectFile } from './project-files.ts';

const MAX_LINES = 400;
/** A comment by itself; the reason of an ignored lint rule has to stay in one line. */
const comment = /^(?!.*biome-ignore)\s*(\/\/|\*|\{?\/\*)/;
const MAX_WIDTH = 100;
const namesWithoutAHome = /^(utils?|helpers?|commons?|misc|shared|lib|managers?|types|constants)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|css|cjs)$/;
/** Names required by tools. */
const ownNames = /^(\$|_)|^vite-env\.d\.ts$/;

/** Files and comments that are too long, names and folders that say nothing (the naming rules). */
export function fileShapeProblems(files: readonly ProjectFile[]): Problem[] {
  return files.flatMap(({ path, text }) => [
    ...nameProblems(path),
    ...lengthProblems(path, text),
    ...commentProblems(path, text),
  ]);
}

function lengthProblems(path: string, text: string): Problem[] {
  if (!isCode(path)) return [];
  const lines = text.split('\n').length - 1;
  if (lines <= MAX_LINES) return [];
  return [problem(path, MAX_LINES + 1, `has ${lines} lines; ${MAX_LINES} is the most`)];
}

/** Code is wrapped by its formatter, which leaves comments alone. */
function commentProblems(path: string, text: string): Problem[] {
  if (!isCode(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    if (line.length <= MAX_WIDTH || !comment.test(line)) return [];
    return [problem(path, index + 1, `a comment of ${line.length} characters; ${MAX_WIDTH} fit`)];
  });
}

function isCode(path: string): boolean {
  return isSource(path) || /^packages\/.*\.css$/.test(path);
}

function nameProblems(path: string): Problem[] {
  if (!isCode(path)) return [];
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
