export { listingsRoom } from './plugin.ts';
