export { tourRequested } from './lead-events.ts';
export { leadsRoom } from './plugin.ts';
export { leadMailSamples } from './tours/lead-mail-samples.ts';
