export { neighborhoodRoom } from './plugin.ts';
