export { leadsRoom } from './plugin.ts';
export { leadMailSamples } from './tours/lead-mail-samples.ts';
