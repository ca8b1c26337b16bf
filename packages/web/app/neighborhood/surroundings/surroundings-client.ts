import type { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Api, orNull } from '#platform';
import { neighborhood } from '../client.ts';

type Endpoints = typeof neighborhoodEndpoints;

/** A home's scores, noise and flood zone. */
export type Neighborhood = AnswerOf<Endpoints['getNeighborhood']>;
/** How far it is from a home to the person's saved addresses. */
export type Commute = AnswerOf<Endpoints['getCommute']>;

interface Asked {
  api: Api;
  signal?: AbortSignal | undefined;
  /** Only what is cached, without waiting for outside services. */
  isRemembered?: boolean;
}

/** What is known about a home's surroundings; null if the service has no answer. */
export function findNeighborhood(asked: Asked, mlsNumber: string): Promise<Neighborhood | null> {
  return orNull(() =>
    neighborhood.getNeighborhood(queryOf(asked, mlsNumber), {
      api: asked.api,
      signal: asked.signal,
    }),
  );
}

/** The signed-in person's commute; null if the service has no answer. */
export function findCommute(asked: Asked, mlsNumber: string): Promise<Commute | null> {
  return orNull(() =>
    neighborhood.getCommute(queryOf(asked, mlsNumber), { api: asked.api, signal: asked.signal }),
  );
}

function queryOf({ isRemembered }: Asked, mlsNumber: string) {
  return { mlsNumber, ...(isRemembered && { cachedOnly: 'true' }) };
}
