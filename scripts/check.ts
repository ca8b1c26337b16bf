import { fileURLToPath } from 'node:url';
import { presentProblem } from './check/problem.ts';
import { runChecks } from './check/run-checks.ts';

/** `npm run check`: everything a review need not look for. Lists problems by file and line. */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
const results = await runChecks(root, ({ name, seconds, problems }) => {
  const mark = problems.length === 0 ? 'ok  ' : 'FAIL';
  console.log(`${mark}  ${name}  ${seconds.toFixed(1)} s`);
  for (const problem of problems) console.log(`        ${presentProblem(problem)}`);
});
const found = results.reduce((sum, { problems }) => sum + problems.length, 0);
console.log(found === 0 ? '\nNothing is wrong.' : `\n${found} problems.`);
process.exit(found === 0 ? 0 : 1);
