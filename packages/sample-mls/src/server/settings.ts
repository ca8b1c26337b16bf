import { randomBytes } from 'node:crypto';
import { type Quirks, readQuirks } from '../feed/quirks.ts';
import type { Vendor } from '../feed/vendor.ts';
import { findVendor, type VendorName } from '../feed/vendors.ts';

type SampleMlsSettings = {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** About how many listings are shown, 1 to 200,000. */
  readonly listings: number;
  readonly seed: number;
  /** Static bearer token, also the secret of the OAuth2 client. */
  readonly token: string;
  readonly clientId: string;
  /** Lifetime in seconds of a token from /oauth2/token. */
  readonly tokenSeconds: number;
  readonly vendor: Vendor;
  readonly quirks: Quirks;
  /** Market minutes per real minute. */
  readonly clockRate: number;
  /** Market time at the start, milliseconds since 1970. */
  readonly startAt: number;
  /** Data requests allowed per minute and per token; 0 allows any number. */
  readonly requestsPerMinute: number;
  readonly requestsPerSecond: number;
  readonly photosPerMinute: number;
  /** Lifetime in seconds of a photo's address; above 0 it is signed, whichever vendor is played. */
  readonly photoSeconds: number;
  /** Public address, if it differs from the one listened on. */
  readonly publicUrl: string | null;
};

/** Settings as code passes them; everything has a default. */
export type SampleMlsOptions = Partial<Omit<SampleMlsSettings, 'quirks' | 'vendor'>> & {
  /** Whose server to play; its limits and habits are the defaults of the other options. */
  readonly vendor?: VendorName;
  /** A comma list of quirks. */
  readonly quirks?: string;
};

/** Fills in the defaults; refuses values out of range. */
export function settle(options: SampleMlsOptions): SampleMlsSettings {
  const within = (name: string, value: number, from: number, to: number): number => {
    if (!Number.isFinite(value) || value < from || value > to)
      throw new Error(`${name} must be between ${from} and ${to}, not ${value}.`);
    return value;
  };
  const played = findVendor(options.vendor ?? 'sample');
  const signs = options.photoSeconds !== undefined && options.photoSeconds > 0;
  const vendor = signs
    ? { ...played, media: { ...played.media, address: 'signed' as const } }
    : played;
  const perPeriod = (name: 'requestsPerMinute' | 'requestsPerSecond' | 'photosPerMinute') =>
    within(name, options[name] ?? vendor[name], 0, 1_000_000);
  return {
    vendor,
    host: options.host ?? '127.0.0.1',
    port: within('port', options.port ?? 0, 0, 65_535),
    listings: Math.floor(within('listings', options.listings ?? 3_000, 1, 200_000)),
    seed: Math.floor(within('seed', options.seed ?? 2_026, -2_147_483_648, 2_147_483_647)),
    token: options.token ?? randomBytes(24).toString('base64url'),
    clientId: options.clientId ?? 'sample-client',
    tokenSeconds: within('tokenSeconds', options.tokenSeconds ?? 3_600, 1, 86_400),
    quirks: readQuirks(options.quirks, vendor.quirks),
    clockRate: within('clockRate', options.clockRate ?? 1, 0, 100_000),
    startAt: within(
      'startAt',
      options.startAt ?? Date.now(),
      Date.UTC(2025, 6, 1),
      Date.UTC(2060, 0, 1),
    ),
    requestsPerMinute: perPeriod('requestsPerMinute'),
    requestsPerSecond: perPeriod('requestsPerSecond'),
    photosPerMinute: perPeriod('photosPerMinute'),
    photoSeconds: within('photoSeconds', options.photoSeconds ?? vendor.media.seconds, 0, 86_400),
    publicUrl: options.publicUrl?.replace(/\/$/, '') ?? null,
  };
}

/** Reads SAMPLE_MLS_* variables; an empty one counts as unset. */
export function optionsFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): SampleMlsOptions {
  const text = (name: string): string | undefined => env[`SAMPLE_MLS_${name}`]?.trim() || undefined;
  const number = (name: string): number | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (Number.isNaN(Number(value)))
      throw new Error(`SAMPLE_MLS_${name} must be a number, not '${value}'.`);
    return Number(value);
  };
  const start = text('START_AT');
  const startAt = start === undefined ? undefined : Date.parse(start);
  if (startAt !== undefined && Number.isNaN(startAt))
    throw new Error(`SAMPLE_MLS_START_AT must be an instant, not '${start}'.`);
  const given = {
    vendor: text('VENDOR'),
    host: text('HOST'),
    port: number('PORT'),
    listings: number('LISTINGS'),
    seed: number('SEED'),
    token: text('TOKEN'),
    clientId: text('CLIENT_ID'),
    tokenSeconds: number('TOKEN_SECONDS'),
    quirks: env.SAMPLE_MLS_QUIRKS,
    clockRate: number('CLOCK_RATE'),
    startAt,
    requestsPerMinute: number('REQUESTS_PER_MINUTE'),
    requestsPerSecond: number('REQUESTS_PER_SECOND'),
    photosPerMinute: number('PHOTOS_PER_MINUTE'),
    photoSeconds: number('PHOTO_SECONDS'),
    publicUrl: text('PUBLIC_URL'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
