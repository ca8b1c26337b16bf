import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';
import { listSetting, wholeSetting } from './setting-readers.ts';

/** The address of an outside service: https, or plain http on this machine; no trailing slash. */
export const serviceUrl = () =>
  z
    .url({ protocol: /^https?$/ })
    .refine((value) => {
      const url = URL.parse(value);
      return url === null || url.protocol === 'https:' || isLoopback(url.hostname);
    }, 'must be https, or http on this machine')
    .transform((value) => value.replace(/\/+$/, ''));

const key = () => z.string().min(1).max(300).optional();
const perDay = (fallback: number) => wholeSetting(1, 100_000_000, fallback);
const keptDays = (fallback: number) => wholeSetting(1, 3650, fallback);

/** Settings of the services that provide data about homes; explained in .env.example. */
export const outsideSettings = {
  WALKSCORE_URL: serviceUrl().default('https://api.walkscore.com'),
  WALKSCORE_KEY: key(),
  WALKSCORE_REQUESTS_PER_DAY: perDay(5000),
  WALKSCORE_KEPT_DAYS: keptDays(30),
  PLACES_FILE: z.string().min(1).optional(),
  PLACES_SOURCE: z.string().min(1).max(100).default('OpenStreetMap contributors'),
  PLACES_AS_OF: z.iso.date('must be a date such as 2026-11-01').optional(),
  HOWLOUD_URL: serviceUrl().default('https://api.howloud.com/v2'),
  HOWLOUD_KEY: key(),
  HOWLOUD_REQUESTS_PER_DAY: perDay(1000),
  HOWLOUD_KEPT_DAYS: keptDays(90),
  FLOOD_URL: z.literal('off').or(serviceUrl()).optional(),
  FLOOD_REQUESTS_PER_DAY: perDay(5000),
  FLOOD_KEPT_DAYS: keptDays(90),
  OSRM_URL: serviceUrl().optional(),
  OSRM_REQUESTS_PER_DAY: perDay(20_000),
  OSRM_KEPT_DAYS: keptDays(14),
  OSRM_TABLE_SIZE: wholeSetting(2, 10_000, 100),
  NOMINATIM_URL: serviceUrl().optional(),
  NOMINATIM_REQUESTS_PER_DAY: perDay(2000),
  NOMINATIM_KEPT_DAYS: keptDays(30),
  NOMINATIM_PAUSE_MILLISECONDS: wholeSetting(0, 60_000, 1000),
  CALENDAR_HOSTS: listSetting([]),
  WEBHOOK_HOSTS: listSetting([]),
  WEBHOOK_STOP_DAYS: wholeSetting(1, 365, 5),
  OUTSIDE_ASKS_PER_PERSON: wholeSetting(1, 1_000_000, 60),
  OUTSIDE_REQUESTS_PER_PERSON_DAY: wholeSetting(1, 100_000_000, 2000),
  OUTSIDE_ASKS_PER_ADDRESS: wholeSetting(1, 1_000_000, 120),
};

/** The flood hazard zone layer of FEMA's National Flood Hazard Layer: free, without a key. */
const FEMA_FLOOD_ZONES = 'https://hazards.fema.gov/arcgis/rest/services/public/NFHL/MapServer/28';

/** FLOOD_URL, otherwise FEMA's map for a site that people can reach; undefined for "off". */
export function readFloodUrl(
  given: string | undefined,
  { mode, publicUrl }: { mode: 'demo' | 'production'; publicUrl: string },
): string | undefined {
  if (given !== undefined) return given === 'off' ? undefined : given;
  const isLive = mode === 'production' && !isLoopback(new URL(publicUrl).hostname);
  return isLive ? FEMA_FLOOD_ZONES : undefined;
}
