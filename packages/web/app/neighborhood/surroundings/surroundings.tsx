import { useEffect, useState } from 'react';
import { personApi } from '#accounts';
import { browserApi } from '#platform';
import { commuteRows, neighborhoodRows } from './read-neighborhood.ts';
import { findCommute, findNeighborhood } from './surroundings-client.ts';
import {
  LocationInformation,
  NeighborhoodFacts,
  type SurroundingsFacts,
} from './surroundings-parts.tsx';

/** A home's location and neighborhood; loads in the browser what the server didn't have yet. */
export default function Surroundings(facts: SurroundingsFacts) {
  const [found, setFound] = useState<Partial<SurroundingsFacts>>({});
  const { mlsNumber, commute, isComplete } = facts;
  useEffect(() => {
    if (isComplete) return;
    const ending = new AbortController();
    const { signal } = ending;
    const show = (more: Partial<SurroundingsFacts>) => {
      if (!signal.aborted) setFound((known) => ({ ...known, ...more }));
    };
    findNeighborhood({ api: browserApi, signal }, mlsNumber)
      .then((answer) =>
        show({ isComplete: true, ...(answer && { rows: neighborhoodRows(answer) }) }),
      )
      .catch(() => {});
    if (commute && commute.length > 0) {
      findCommute({ api: personApi, signal }, mlsNumber)
        .then((answer) => answer && show({ commute: commuteRows(answer) }))
        .catch(() => {});
    }
    return () => ending.abort();
  }, [mlsNumber, commute, isComplete]);
  const shown = { ...facts, ...found };
  return (
    <>
      <LocationInformation {...shown} />
      <NeighborhoodFacts {...shown} isLate={!isComplete} />
    </>
  );
}
