export * from './endpoints/agent-endpoints.ts';
export * from './endpoints/contact-endpoints.ts';
export * from './endpoints/home-value-endpoint.ts';
export * from './endpoints/list-endpoints.ts';
export * from './endpoints/quiz-endpoints.ts';
export * from './endpoints/registration-prompt-endpoint.ts';
export * from './endpoints/tour-endpoints.ts';
export * from './endpoints/tour-link-endpoints.ts';
export { getTourToRate, rateTour } from './endpoints/tour-rating-endpoints.ts';
