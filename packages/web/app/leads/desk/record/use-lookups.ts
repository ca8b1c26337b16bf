import { useEffect, useState } from 'react';
import { useStaffSession } from '#accounts';
import { keptAnswer } from '#desk';
import { type Lookups, leadRecords } from './lead-record-client.ts';

const readLookups = keptAnswer(
  () => leadRecords.getLeadLookups({}).then(({ data }) => data),
  // For the whole visit.
  { keptMs: Number.POSITIVE_INFINITY, topic: 'reference-lists' },
);

/** The lists that a lead's fields choose from, asked for once; null until they are there. */
export function useLookups(): Lookups | null {
  const { id: personId } = useStaffSession();
  const [lookups, setLookups] = useState<Lookups | null>(null);
  useEffect(() => {
    let isShown = true;
    readLookups(personId).then(
      (answer) => isShown && setLookups(answer),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [personId]);
  return lookups;
}
