export { leadMailSamples } from './emails/samples.ts';
export { tourRequested } from './lead-events.ts';
export { leadsRoom } from './plugin.ts';
