import type { OptionCount } from './option-count-store.ts';

/** Where price options begin, in dollars. */
export const priceSteps = [
  ...stepsOf(0, 500_000, 50_000),
  ...stepsOf(500_000, 1_000_000, 100_000),
  ...stepsOf(1_000_000, 3_000_000, 250_000),
  3_000_000,
  4_000_000,
  5_000_000,
  10_000_000,
];

/** Where options of living area begin, in square feet. */
export const livingAreaSteps = [
  0,
  ...stepsOf(500, 3000, 250),
  ...stepsOf(3000, 5000, 500),
  5000,
  7500,
  10_000,
];

/** Where options of the year built begin. */
export const yearSteps = [1700, ...stepsOf(1900, 2000, 10), ...stepsOf(2000, 2100, 5)];

/** Groups options into steps: each is named by its lower end; steps without homes are left out. */
export function gatherSteps(
  options: readonly OptionCount[],
  steps: readonly number[],
): OptionCount[] {
  const counts = new Map<number, number>();
  for (const { value, count } of options) {
    const step = steps.findLast((start) => start <= Number(value));
    if (step !== undefined) counts.set(step, (counts.get(step) ?? 0) + count);
  }
  const used = [...counts.keys()].sort((a, b) => a - b);
  const first = used[0] ?? Number.POSITIVE_INFINITY;
  const last = used.at(-1) ?? 0;
  return steps
    .filter((step) => step >= first && step <= last)
    .map((step) => ({ value: String(step), count: counts.get(step) ?? 0 }));
}

function stepsOf(from: number, below: number, by: number): number[] {
  return Array.from({ length: Math.ceil((below - from) / by) }, (_, index) => from + index * by);
}
