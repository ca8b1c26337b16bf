import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { presentProblem } from './check/problem.ts';
import { runChecks } from './check/run-checks.ts';
import { sumOf, type Tally, tallyPlaywright, tallyVitest } from './test/tally.ts';

/**
 * `npm test`: the checks, the unit and call tests on a real PostgreSQL, the journeys in Chromium.
 * Parts can be named: `npm test -- checks units journeys`. Ends with one line `N passed, N failed`.
 */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
const bin = join(root, 'node_modules', '.bin');
const reports = await mkdtemp(join(tmpdir(), 'homestead-test-'));

const parts: Record<string, () => Promise<Tally>> = {
  checks: async () => {
    const results = await runChecks(root, ({ name, problems }) => {
      console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`);
      for (const problem of problems) console.log(`        ${presentProblem(problem)}`);
    });
    const failed = results.filter(({ problems }) => problems.length > 0).length;
    const failures = results
      .filter(({ problems }) => problems.length > 0)
      .map(({ name, problems: [first] }) => `${name}: ${first && presentProblem(first)}`);
    return { passed: results.length - failed, failed, failures };
  },
  units: async () => {
    const report = join(reports, 'vitest.json');
    const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await run('vitest', ['run', ...options]);
    return tallyVitest(await readReport(report), code);
  },
  journeys: async () => {
    const report = join(reports, 'playwright.json');
    const code = await run('playwright', ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return tallyPlaywright(await readReport(report), code);
  },
};

function run(tool: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(join(bin, tool), args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        // Programs that tests start load in half the time when their modules are compiled once.
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
        ...process.env,
        ...env,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function readReport(path: string) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no part “${unknown}”; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const tallies: Tally[] = [];
try {
  for (const [name, work] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n— ${name}`);
    tallies.push(await work());
  }
} finally {
  await rm(reports, { recursive: true, force: true });
}
const { passed, failed } = sumOf(tallies);
// Said again at the end, where a long log is still read.
const failures = tallies.flatMap((tally) => tally.failures ?? []);
for (const failure of failures.slice(0, 50)) console.log(`FAILED  ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
