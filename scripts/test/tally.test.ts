import { describe, expect, it } from 'vitest';
import { sumOf, tallyPlaywright, tallyVitest } from './tally.ts';

describe('what Vitest reports', () => {
  it('is counted', () => {
    expect(tallyVitest({ numPassedTests: 5, numFailedTests: 2 }, 1)).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it('counts a file that broke before its tests', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(tallyVitest({ numPassedTests: 5, numFailedTests: 0, testResults }, 1).failed).toBe(1);
  });

  it('names what failed, with the first line of why', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'one' },
      { status: 'failed', fullName: 'two', failureMessages: ['Error: no\n  at x.ts'] },
    ];
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
    expect(tallyVitest({ numPassedTests: 1, numFailedTests: 1, testResults }, 1).failures).toEqual([
      'a.test.ts: two: Error: no',
    ]);
  });

  it.each([
    ['no report', null, 0],
    ['no test', { numPassedTests: 0 }, 0],
    ['a bad end', { numPassedTests: 5 }, 1],
  ])('never passes with %s', (_name, report, code) => {
    expect(tallyVitest(report, code).failed).toBe(1);
  });
});

describe('what Playwright reports', () => {
  it('counts skipped and flaky journeys as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats }, 1)).toEqual({ passed: 3, failed: 4 });
  });

  it('names what failed, in every suite', () => {
    const specs = [{ title: 'opens', file: 'a.spec.ts', line: 3, ok: false }];
    const stats = { expected: 0, unexpected: 1 };
    expect(tallyPlaywright({ stats, suites: [{ suites: [{ specs }] }] }, 1).failures).toEqual([
      'a.spec.ts:3: opens',
    ]);
  });

  it('never passes without a report', () => {
    expect(tallyPlaywright(null, 1)).toMatchObject({ passed: 0, failed: 1 });
  });
});

it('sums up', () => {
  expect(
    sumOf([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
