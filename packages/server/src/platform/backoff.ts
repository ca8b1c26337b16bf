/** How long to wait after the nth failure in a row: `first`, doubling each time, at most `most`. */
export function backoff(
  failures: number,
  { first, most }: { first: number; most: number },
): number {
  return Math.min(most, first * 2 ** (failures - 1));
}
