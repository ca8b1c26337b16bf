export * from './direction-endpoints.ts';
export * from './score-endpoints.ts';
