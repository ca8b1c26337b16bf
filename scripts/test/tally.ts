/** How many tests of one kind passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: { status?: string; assertionResults?: unknown[] }[];
}

interface PlaywrightReport {
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
  return atLeastOneFailure(
    { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + broken },
    exitCode,
  );
}

/**
 * Counts Playwright's JSON report. A skipped journey and one that passed only on a retry count as
 * failures: neither proves anything.
 */
export function tallyPlaywright(report: PlaywrightReport | null, exitCode: number): Tally {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky + skipped }, exitCode);
}

/** Adds tallies up. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

function atLeastOneFailure(tally: Tally, exitCode: number): Tally {
  const isHollow = exitCode !== 0 || tally.passed + tally.failed === 0;
  return isHollow && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
