import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { understandSentence } from './understand-sentence.ts';

/** Registers the call that reads a sentence as a search. */
export function serveSentenceCalls(app: FastifyInstance, deps: ListingDeps): void {
  serveEndpoint(app, calls.readSentence, ({ query }) => understandSentence(deps, query));
}
