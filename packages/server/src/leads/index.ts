export { leadMailSamples } from './lead-mail-samples.ts';
export { leadsRoom } from './plugin.ts';
