export { leadMailSamples } from './emails/samples.ts';
export { TOUR_REQUESTED, type TourRequested } from './events.ts';
export { leadsRoom } from './plugin.ts';
