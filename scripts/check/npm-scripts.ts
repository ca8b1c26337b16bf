import { type Problem, problem } from './problem.ts';

const MAX = 12;
const needed = ['start', 'test', 'dev', 'check', 'bench'];

/** Scripts of the root package: the five well-known ones and at most seven more. */
export function npmScriptProblems(packageText: string): Problem[] {
  const { scripts = {} } = JSON.parse(packageText) as { scripts?: Record<string, string> };
  const names = Object.keys(scripts).filter((name) => !isStep(name, scripts));
  const problems = needed
    .filter((name) => !names.includes(name))
    .map((name) => problem('package.json', null, `the script “${name}” is missing`));
  if (names.length > MAX) {
    problems.push(problem('package.json', null, `${names.length} scripts; ${MAX} is the most`));
  }
  return problems;
}

/** `prestart` and the like count with the script they precede or follow. */
function isStep(name: string, scripts: Record<string, string>): boolean {
  const match = /^(?:pre|post)(.+)$/.exec(name);
  return match?.[1] !== undefined && match[1] in scripts;
}
