import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskProblem, readProblem } from './read-problem.ts';

export interface Answered<Answer> {
  answer: Answer | null;
  problem: DeskProblem | null;
  isLoading: boolean;
  /** Loads again; the old answer shows until the new one arrives. */
  again: () => void;
}

/** Data that a part of a page loads on its own, again whenever `key` changes. */
export function useAnswer<Answer>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Answered<Answer> {
  const [state, setState] = useState<{
    key: string | null;
    answer: Answer | null;
    problem: DeskProblem | null;
    isLoading: boolean;
  }>({ key, answer: null, problem: null, isLoading: key !== null });
  const [turn, setTurn] = useState(0);
  const latest = useRef(ask);
  latest.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks once more
  useEffect(() => {
    if (key === null) return;
    const ending = new AbortController();
    setState((before) =>
      before.key === key
        ? { ...before, isLoading: true, problem: null }
        : { key, answer: null, problem: null, isLoading: true },
    );
    latest.current(ending.signal).then(
      (answer) => {
        if (!ending.signal.aborted) setState({ key, answer, problem: null, isLoading: false });
      },
      (error: unknown) => {
        if (ending.signal.aborted) return;
        setState((before) => ({ ...before, problem: readProblem(error), isLoading: false }));
      },
    );
    return () => ending.abort();
  }, [key, turn]);
  const isOf = state.key === key;
  return {
    answer: isOf ? state.answer : null,
    problem: isOf ? state.problem : null,
    isLoading: key !== null && (!isOf || state.isLoading),
    again: useCallback(() => setTurn((before) => before + 1), []),
  };
}
