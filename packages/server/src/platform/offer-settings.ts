import { flagSetting } from './setting-readers.ts';

/** Rules of the brokerage for offers; explained in .env.example. */
export const offerSettings = {
  SEVERAL_COUNTERS: flagSetting(false),
};
