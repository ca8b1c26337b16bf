export { Hub } from './hub.ts';
export { LiveChannel } from './live-channel.ts';
export { serveLive } from './serve-live.ts';
