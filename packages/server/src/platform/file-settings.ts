import { z } from 'zod';
import { wholeSetting } from './setting-readers.ts';

/** Settings for uploaded files. */
export const fileSettings = {
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  FILES_PER_DAY: wholeSetting(1, 100_000, 100),
  FILE_MB_PER_DAY: wholeSetting(1, 1_000_000, 200),
};
