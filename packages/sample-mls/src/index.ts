export type { FaultOrder } from './server/faults.ts';
export type { SampleMlsOptions } from './server/settings.ts';
export { type SampleMls, startSampleMls } from './server/start-sample-mls.ts';
