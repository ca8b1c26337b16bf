/** One line of a sum. */
export interface FigureLine<Key extends string = string> {
  readonly key: Key;
  /** In cents, negative where it lowers the sum; null is not known and isn't counted. */
  readonly cents: number | null;
  /** Whether it rests on the estimator’s terms rather than on the offer. */
  readonly isAssumed: boolean;
}

/** What lines that are known add up to, and whether all of them are. */
export interface FigureSum<Key extends string = string> {
  readonly lines: readonly FigureLine<Key>[];
  readonly totalCents: number;
  readonly isComplete: boolean;
}

/** The sum of lines. */
export function sumLines<Key extends string>(lines: readonly FigureLine<Key>[]): FigureSum<Key> {
  return {
    lines,
    totalCents: lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
    isComplete: lines.every(({ cents }) => cents !== null),
  };
}

/** An amount that lowers a sum; nothing stays 0, not -0. */
export const negative = (cents: number): number => (cents === 0 ? 0 : -cents);
