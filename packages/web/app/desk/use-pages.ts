import type { PageFacts } from '@homestead/contract/platform';
import { useState } from 'react';
import { sayProblem } from './show-toast.tsx';
import { useAnswer } from './use-answer.ts';

/**
 * Rows loaded page by page, starting over whenever `key` changes. New rows push others onto the
 * next page; each is shown once.
 */
export function usePages<Page extends PageFacts & { data: { id: number | string }[] }>(
  key: string,
  ask: (page: number, signal?: AbortSignal) => Promise<Page>,
) {
  const [later, setLater] = useState<{ pages: number; rows: Page['data'][number][] }>({
    pages: 1,
    rows: [],
  });
  const { answer, problem, again } = useAnswer(key, (signal) => {
    setLater({ pages: 1, rows: [] });
    return ask(1, signal);
  });
  const known = new Set(answer?.data.map(({ id }) => id));
  const showMore = async () => {
    const { data } = await ask(later.pages + 1);
    setLater({ pages: later.pages + 1, rows: [...later.rows, ...data] });
  };
  return {
    /** The first page's answer; null until it is there. */
    first: answer,
    /** Null until the first page is there. */
    rows:
      answer &&
      ([
        ...answer.data,
        ...later.rows.filter(({ id }) => !known.has(id)),
      ] as Page['data'][number][]),
    problem,
    again,
    hasMore: answer !== null && later.pages * answer.pageSize < answer.total,
    showMore: () => void showMore().catch(sayProblem),
  };
}
