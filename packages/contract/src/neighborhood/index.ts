export { neighborhoodCalls } from './calls.ts';
export * as neighborhoodEndpoints from './endpoints.ts';
export { errandWords } from './errand-words.ts';
export { neighborhoodRefusalsInSpanish } from './refusals.es.ts';
export { neighborhoodRefusals } from './refusals.ts';
