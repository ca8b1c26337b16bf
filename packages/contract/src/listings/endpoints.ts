export * from './endpoints/feed-endpoints.ts';
export * from './endpoints/home-endpoints.ts';
export * from './endpoints/payment-endpoints.ts';
export * from './endpoints/search-endpoints.ts';
