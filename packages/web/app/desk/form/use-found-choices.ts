import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { deskMessages } from '../messages.ts';
import type { Choice } from './read-fields.ts';

const PAUSE_MS = 200;
const FEWEST = 2;

export type FindChoices = (words: string, signal: AbortSignal) => Promise<readonly Choice[]>;

/** The choices that what is typed finds, and what to say where there are none. */
export function useFoundChoices(find: FindChoices, typed: string) {
  const [words] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const [found, setFound] = useState<readonly Choice[]>([]);
  const latest = useRef(find);
  latest.current = find;
  useEffect(() => {
    setFound([]);
    if (words.length < FEWEST) return;
    const ending = new AbortController();
    latest
      .current(words, ending.signal)
      .then((answer) => !ending.signal.aborted && setFound(answer))
      // A convenience: without an answer, it finds none.
      .catch(() => {});
    return () => ending.abort();
  }, [words]);
  const none = words.length < FEWEST ? deskMessages.typeToFind() : deskMessages.foundNone();
  return { found, none };
}
