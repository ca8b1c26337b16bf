export * from './client-homes-endpoints.ts';
export * from './saved-address-endpoints.ts';
export * from './saved-home-endpoints.ts';
export * from './saved-search-endpoints.ts';
export * from './visit-endpoints.ts';
