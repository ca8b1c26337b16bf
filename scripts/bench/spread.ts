/** Times of many runs, in milliseconds. */
export interface Spread {
  runs: number;
  p50: number;
  p95: number;
  /** Runs per second of wall time. */
  perSecond: number;
}

/** Sorts times and returns the median and the slow end. Throws for an empty list. */
export function spreadOf(times: readonly number[], wallMs: number): Spread {
  if (times.length === 0) throw new Error('Nothing was measured');
  const ordered = [...times].sort((a, b) => a - b);
  const at = (share: number) => ordered[Math.ceil(share * ordered.length) - 1] ?? 0;
  return {
    runs: times.length,
    p50: at(0.5),
    p95: at(0.95),
    perSecond: (times.length / wallMs) * 1000,
  };
}

/**
 * Puts the same questions through parallel `lanes`: lane k takes the questions one after the other
 * until all have been asked `rounds` times. `ask` gets the lane and the question's number.
 */
export async function measure(
  { lanes, questions, rounds }: { lanes: number; questions: number; rounds: number },
  ask: (lane: number, question: number) => Promise<void>,
): Promise<Spread> {
  const times: number[] = [];
  let next = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (next < questions * rounds) {
        const question = next % questions;
        next += 1;
        const start = performance.now();
        await ask(lane, question);
        times.push(performance.now() - start);
      }
    }),
  );
  return spreadOf(times, performance.now() - begin);
}
