import { useEffect, useState } from 'react';
import { useStaffSession } from '#accounts';
import { type Lookups, leadRecords } from './lead-record-client.ts';

/** The lists of the person who asked first in this tab. */
let loaded: { personId: string; lookups: Promise<Lookups> } | null = null;

/** The lists that a lead's fields choose from, asked for once; null until they are there. */
export function useLookups(): Lookups | null {
  const { id: personId } = useStaffSession();
  const [lookups, setLookups] = useState<Lookups | null>(null);
  useEffect(() => {
    let isShown = true;
    ask(personId).then(
      (answer) => isShown && setLookups(answer),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [personId]);
  return lookups;
}

function ask(personId: string): Promise<Lookups> {
  if (loaded?.personId === personId) return loaded.lookups;
  const lookups = leadRecords.getLeadLookups({}).then(({ data }) => data);
  loaded = { personId, lookups };
  // What failed is asked for again.
  lookups.catch(() => {
    loaded = null;
  });
  return lookups;
}
