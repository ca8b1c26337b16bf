/** One figure beside what it may be. */
export interface Finding {
  what: string;
  value: number;
  unit: string;
  /** Null where there is no budget: a figure to know. */
  budget: { most: number } | { least: number } | null;
}

/** Whether a figure keeps its budget; one without a budget always does. */
export function isKept({ value, budget }: Finding): boolean {
  if (budget === null) return true;
  return 'most' in budget ? value <= budget.most : value >= budget.least;
}

/** One line: mark, what, figure, budget. */
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

function present(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100) {
    return Math.round(value).toLocaleString('en-US');
  }
  return value.toFixed(2);
}
