import type { WirePerson } from '@homestead/contract/accounts';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { findPeople } from './find-people.ts';

const MAX = 8;

/** At most eight people whose name or email contains `text`; none while it is empty. */
export function useFoundPeople(text: string): WirePerson[] {
  const [search] = useDebouncedValue(text.trim(), 200);
  const [found, setFound] = useState<WirePerson[]>([]);
  useEffect(() => {
    if (search === '') {
      setFound([]);
      return;
    }
    const ending = new AbortController();
    findPeople({ search, pageSize: MAX }, ending.signal)
      .then(({ people }) => setFound(people))
      // The list is a convenience: its page says what went wrong.
      .catch(() => !ending.signal.aborted && setFound([]));
    return () => ending.abort();
  }, [search]);
  return found;
}
