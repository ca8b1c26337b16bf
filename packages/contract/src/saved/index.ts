export { savedCalls } from './calls.ts';
export * as savedEndpoints from './endpoints.ts';
export { savedRefusalsInSpanish } from './refusals.es.ts';
export { savedRefusals } from './refusals.ts';
export * from './saved-home.ts';
export * from './saved-search.ts';
export type { WireSavedSearch } from './saved-search-endpoints.ts';
