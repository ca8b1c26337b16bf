import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staleFiles } from '../generated-files.ts';
import { lintProblems } from './lint.ts';
import { type Problem, problem } from './problem.ts';
import { projectProblems } from './project-problems.ts';
import { typeProblems } from './type-check.ts';

interface CheckResult {
  name: string;
  seconds: number;
  problems: Problem[];
}

type Check = [name: string, run: (root: string) => Promise<Problem[]>];

const typed = [
  'packages/web',
  'packages/server',
  'packages/contract',
  'packages/sample-mls',
  '.',
] as const;

const checks: readonly Check[] = [
  ['generated files', generatedProblems],
  ...typed.map(
    (folder): Check => [
      `types of ${folder === '.' ? 'scripts and e2e' : folder}`,
      (root) => typeProblems(root, folder),
    ],
  ),
  ['lint and format', lintProblems],
  ['walls, names, pages, settings', projectProblems],
];

/** Runs every check, two at a time. A check that throws counts as a problem. */
export async function runChecks(
  root: string,
  tell: (result: CheckResult) => void = () => {},
): Promise<CheckResult[]> {
  const waiting = [...checks];
  const results: CheckResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runOne(next, root);
      results.push(result);
      tell(result);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

async function runOne([name, run]: Check, root: string): Promise<CheckResult> {
  const start = performance.now();
  const problems = await run(root).catch((error: unknown) => [
    problem('scripts/check.ts', null, `${name} broke off: ${(error as Error).stack}`),
  ]);
  return { name, seconds: (performance.now() - start) / 1000, problems };
}

async function generatedProblems(root: string): Promise<Problem[]> {
  const stale = await staleFiles();
  const matrix = await readFile(join(root, 'docs/access-matrix.md'), 'utf8').catch(() => '');
  const isEmpty = !matrix.includes('/api/v1/');
  return [
    ...stale.map((name) => problem(name, null, 'is not current; run: npm run generate')),
    ...(isEmpty ? [problem('docs/access-matrix.md', null, 'names no call')] : []),
  ];
}
