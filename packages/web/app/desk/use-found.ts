import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const PAUSE_MS = 200;
const FEWEST = 2;

/** Finds what the server has for some words. */
export type Find<Found> = (words: string, signal: AbortSignal) => Promise<Found[]>;

/** What `find` has for the text; nothing for fewer than two characters, or without `find`. */
export function useFound<Found>(text: string, find: Find<Found> | null): Found[] {
  const [words] = useDebouncedValue(text.trim(), PAUSE_MS);
  const [found, setFound] = useState<Found[]>([]);
  useEffect(() => {
    setFound([]);
    if (find === null || words.length < FEWEST) return;
    const ending = new AbortController();
    find(words, ending.signal)
      .then((answer) => !ending.signal.aborted && setFound(answer))
      // A convenience: without an answer, it finds none.
      .catch(() => {});
    return () => ending.abort();
  }, [words, find]);
  return found;
}
