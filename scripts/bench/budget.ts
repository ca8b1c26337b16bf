/** One figure with its budget. */
export interface Finding {
  what: string;
  value: number;
  unit: string;
  /** Null without a budget: for information. */
  budget: { most: number } | { least: number } | null;
}

/** Whether a figure is within its budget; one without a budget always is. */
export function isKept({ value, budget }: Finding): boolean {
  if (budget === null) return true;
  return 'most' in budget ? value <= budget.most : value >= budget.least;
}

/** One line: mark, label, figure, budget. */
export function presentFinding(finding: Finding): string {
  const { what, value, unit, budget } = finding;
  const mark = budget === null ? '    ' : isKept(finding) ? 'ok  ' : 'OVER';
  const figure = `${present(value)} ${unit}`.trim();
  const wanted =
    budget === null
      ? ''
      : 'most' in budget
        ? `(at most ${present(budget.most)})`
        : `(at least ${present(budget.least)})`;
  return `${mark}  ${what.padEnd(62)} ${figure.padStart(16)}  ${wanted}`.trimEnd();
}

/** Prints whether every budget is kept; the exit code: 1 when one is broken. */
export function concludeBench(findings: readonly Finding[]): 0 | 1 {
  const over = findings.filter((finding) => !isKept(finding));
  console.log(
    over.length === 0
      ? '\nEvery budget is kept.'
      : `\nOver budget: ${over.map(({ what }) => what).join('; ')}.`,
  );
  return over.length === 0 ? 0 : 1;
}

function present(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100) {
    return Math.round(value).toLocaleString('en-US');
  }
  return value.toFixed(2);
}
