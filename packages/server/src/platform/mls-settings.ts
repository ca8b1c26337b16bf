import { mlsVendors } from '@homestead/contract/platform';
import { z } from 'zod';
import { flagSetting, listSetting, wholeSetting } from './setting-readers.ts';

const httpUrl = () => z.url({ protocol: /^https?$/ });

/** Settings of the MLS feed; explained in .env.example. */
export const feedSettings = {
  MLS_URL: httpUrl().optional(),
  MLS_TOKEN: z.string().optional(),
  MLS_TOKEN_URL: httpUrl().optional(),
  MLS_CLIENT_ID: z.string().optional(),
  MLS_CLIENT_SECRET: z.string().optional(),
  MLS_SCOPE: z.string().default('api'),
  MLS_NAME: z.string().default('MLS'),
  MLS_ORIGINATING_SYSTEM: z.string().optional(),
  MLS_VENDOR: z.enum(mlsVendors).optional(),
  MLS_PAGE_SIZE: wholeSetting(1, 5000, 500),
  MLS_PAGING: z.enum(['next-link', 'timestamp', 'skip']).default('next-link'),
  MLS_EXPAND: z.enum(['auto', 'true', 'false']).default('auto'),
  MLS_TIMEOUT_SECONDS: wholeSetting(1, 600, 30),
  MLS_REQUESTS_PER_SECOND: wholeSetting(0, 1000, 0),
  MLS_REQUESTS_PER_HOUR: wholeSetting(1, 1_000_000, 7200),
  MLS_MEGABYTES_PER_HOUR: wholeSetting(1, 1_000_000, 4000),
  MLS_MEDIA_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]{1,200}$/, 'must be printable ASCII')
    .optional(),
  MLS_MEDIA_AUTHORIZATION: flagSetting(false),
  MLS_EVERY_MINUTES: wholeSetting(1, 720, 15),
  MLS_SHOW_COMING_SOON: flagSetting(false),
  MLS_SHOW_CLOSED: flagSetting(false),
  LUXURY_PRICE_DOLLARS: wholeSetting(1, 1_000_000_000, 1_000_000),
};

/** Settings of the photo copies; explained in .env.example. */
export const photoSettings = {
  PHOTO_PREFETCH: z.enum(['main', 'all']).default('main'),
  PHOTO_DISK_MEGABYTES: wholeSetting(10, 100_000_000, 20_000),
  PHOTO_TIMEOUT_SECONDS: wholeSetting(1, 120, 20),
  PHOTO_MAX_MEGABYTES: wholeSetting(1, 200, 25),
  PHOTO_COPIES_AT_ONCE: wholeSetting(1, 16, 2),
  PHOTO_HOSTS: listSetting([]),
};
