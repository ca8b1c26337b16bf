export { neighborhoodCalls } from './calls.ts';
export * as neighborhoodEndpoints from './endpoints.ts';
export { neighborhoodRefusals } from './refusals.ts';
