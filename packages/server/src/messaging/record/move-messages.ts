// A store is used within its room alone.
export { moveMessages } from './message-store.ts';
