import { describe, expect, it } from 'vitest';
import { readLintReport } from './lint.ts';
import { readTypeErrors } from './type-check.ts';

describe("tsc's output", () => {
  it('becomes file, line and sentence', () => {
    const output = 'packages/a/b.ts(12,3): error TS2322: Type A is not B.\n';
    expect(readTypeErrors(2, output, 'packages/a')).toEqual([
      { file: 'packages/a/b.ts', line: 12, sentence: 'TS2322: Type A is not B.' },
    ]);
  });

  it('never passes when tsc failed without output', () => {
    expect(readTypeErrors(1, '', 'packages/a')).toHaveLength(1);
    expect(readTypeErrors(0, '', 'packages/a')).toEqual([]);
  });
});

describe("Biome's output", () => {
  const report = (body: object) => JSON.stringify({ summary: { unchanged: 200 }, ...body });

  it('becomes file, line and sentence', () => {
    const body = {
      diagnostics: [
        {
          category: 'lint/a',
          severity: 'error',
          message: 'No.',
          location: { path: 'a.ts', start: { line: 4 } },
        },
        { category: 'lint/b', severity: 'information', message: 'Hm.', location: null },
      ],
    };
    expect(readLintReport(1, report(body))).toEqual([
      { file: 'a.ts', line: 4, sentence: 'No. (lint/a)' },
    ]);
  });

  it('never passes without a report, with too few files or a bad exit', () => {
    expect(readLintReport(0, 'nothing')).toHaveLength(1);
    expect(readLintReport(0, '{"summary":{"unchanged":3},"diagnostics":[]}')).toHaveLength(1);
    expect(readLintReport(1, report({ diagnostics: [] }))).toHaveLength(1);
    expect(readLintReport(0, report({ diagnostics: [] }))).toEqual([]);
  });
});
