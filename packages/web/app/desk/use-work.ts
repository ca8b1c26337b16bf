import { useCallback, useRef, useState } from 'react';
import { type DeskProblem, readProblem } from './read-problem.ts';
import { withProof } from './with-proof.ts';

export interface Work<Arguments extends unknown[], Answer> {
  /** Runs the call once at a time; undefined if it failed or is already running. */
  run: (...given: Arguments) => Promise<Answer | undefined>;
  isBusy: boolean;
  problem: DeskProblem | null;
  clear: () => void;
}

/** A call that changes something, with its saving flag and what went wrong with it. */
export function useWork<Arguments extends unknown[], Answer>(
  work: (...given: Arguments) => Promise<Answer>,
): Work<Arguments, Answer> {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DeskProblem | null>(null);
  const underWay = useRef(false);
  const latest = useRef(work);
  latest.current = work;
  const run = useCallback(async (...given: Arguments) => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      return await withProof(() => latest.current(...given));
    } catch (error) {
      setProblem(readProblem(error));
      return undefined;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  return { run, isBusy, problem, clear: useCallback(() => setProblem(null), []) };
}
