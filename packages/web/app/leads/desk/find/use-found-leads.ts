import type { WireFoundLead } from '@homestead/contract/leads';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { unmatched } from '../unmatched/unmatched-client.ts';

const PAUSE_MS = 200;
const FEWEST = 2;

/** At most ten leads by a part of the name, email, or phone; none for fewer than two characters. */
export function useFoundLeads(text: string): WireFoundLead[] {
  const [words] = useDebouncedValue(text.trim(), PAUSE_MS);
  const [found, setFound] = useState<WireFoundLead[]>([]);
  useEffect(() => {
    setFound([]);
    if (words.length < FEWEST) return;
    const ending = new AbortController();
    unmatched
      .findLeads({ words }, { signal: ending.signal })
      .then(({ data }) => setFound(data))
      // A convenience: without an answer, it finds none.
      .catch(() => {});
    return () => ending.abort();
  }, [words]);
  return found;
}
