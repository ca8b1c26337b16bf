/** How many tests of one kind passed and failed, and what failed where its name is known. */
export interface Tally {
  passed: number;
  failed: number;
  failures?: readonly string[];
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: {
    name?: string;
    status?: string;
    message?: string;
    assertionResults?: { status?: string; fullName?: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title?: string; file?: string; line?: number; ok?: boolean }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
  errors?: unknown[];
}

/**
 * Counts Vitest's JSON report. A file that broke before its tests counts as one failure; so does a
 * run that failed without results, and one without a single test.
 */
export function tallyVitest(report: VitestReport | null, exitCode: number): Tally {
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults?.length,
  ).length;
  const failed = (report?.numFailedTests ?? 0) + broken;
  return atLeastOneFailure(
    { passed: report?.numPassedTests ?? 0, failed, ...named(failuresOfVitest(report)) },
    exitCode,
  );
}

function failuresOfVitest(report: VitestReport | null): string[] {
  return (report?.testResults ?? []).flatMap(({ name = '', status, message, ...file }) => {
    const tests = file.assertionResults ?? [];
    if (tests.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : [];
    return tests
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
}

/**
 * Counts Playwright's JSON report. A skipped journey and one that passed only on a retry count as
 * failures: neither proves anything.
 */
export function tallyPlaywright(report: PlaywrightReport | null, exitCode: number): Tally {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failures = report ? failuresOfPlaywright(report) : [];
  return atLeastOneFailure(
    { passed: expected, failed: unexpected + flaky + skipped, ...named(failures) },
    exitCode,
  );
}

function failuresOfPlaywright({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => ok === false)
    .map(({ title, file, line }) => `${file}:${line}: ${title}`);
  return [...own, ...suites.flatMap(failuresOfPlaywright)];
}

const named = (failures: readonly string[]) => (failures.length > 0 ? { failures } : {});

const firstLine = (text = '') => text.split('\n', 1)[0] ?? '';

/** Adds tallies up. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

function atLeastOneFailure(tally: Tally, exitCode: number): Tally {
  const isHollow = exitCode !== 0 || tally.passed + tally.failed === 0;
  if (!isHollow || tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [`no test failed, but the run ended with ${exitCode}`] };
}
