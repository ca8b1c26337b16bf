import type { FeedLookups } from '../normalize/enumerations.ts';
import { normalizeRulesOf } from '../normalize/normalize-rules.ts';
import type { NormalizeRules } from '../normalize/normalized-listing.ts';
import type { FeedContext } from '../runs/feed-context.ts';
import { addRunProgress } from '../runs/feed-run-store.ts';
import { MlsConnection } from './mls-connection.ts';
import { MlsSignIn } from './mls-sign-in.ts';
import { odataText, type Walk } from './page-walk.ts';
import { HourlyQuota } from './quota-store.ts';
import { readLookups } from './read-lookups.ts';

const LOOKUPS_KEPT_MS = 24 * 3_600_000;
const rememberedLookups = new Map<string, { lookups: FeedLookups; until: number }>();

/** A run's session with the MLS: connection, rules and run record. */
export interface MlsSession {
  runId: number;
  /** Name of the feed, for runs and raw records. */
  feed: string;
  /** Address of the MLS, for cursors and quotas. */
  source: string;
  mls: MlsConnection;
  rules: NormalizeRules;
}

/** Connects to the MLS of the settings. Refuses when no MLS_URL is set. */
export async function openMlsSession(
  { db, settings }: FeedContext,
  { runId, signal }: { runId: number; signal: AbortSignal },
): Promise<MlsSession> {
  const url = settings.MLS_URL;
  if (url === undefined) throw new Error('No MLS is configured: MLS_URL is not set.');
  const mls = new MlsConnection({
    url,
    signIn: new MlsSignIn(settings),
    timeoutSeconds: settings.MLS_TIMEOUT_SECONDS,
    signal,
    quota: new HourlyQuota(db, url, {
      requests: settings.MLS_REQUESTS_PER_HOUR,
      megabytes: settings.MLS_MEGABYTES_PER_HOUR,
    }),
  });
  const feed = settings.MLS_NAME;
  const rules = normalizeRulesOf(settings, feed, await lookupsOf(mls));
  return { runId, feed, source: url, mls, rules };
}

/** Adds the requests made to the MLS to the record of the run. */
export async function recordTraffic({ db }: FeedContext, session: MlsSession): Promise<void> {
  const { requests, bytes } = session.mls;
  await addRunProgress(db, session.runId, { requests, bytes });
}

/** The options that all walks over listings share. */
export function propertyWalk({ settings }: FeedContext, timestampField: string | null): Walk {
  const system = settings.MLS_ORIGINATING_SYSTEM;
  return {
    resource: 'Property',
    keyField: 'ListingKey',
    timestampField,
    conditions: system ? [`OriginatingSystemName eq ${odataText(system)}`] : [],
    expand: settings.MLS_EXPAND ? ['Media', 'OpenHouse', 'Rooms'] : [],
    pageSize: settings.MLS_PAGE_SIZE,
    paging: settings.MLS_PAGING,
  };
}

async function lookupsOf(mls: MlsConnection): Promise<FeedLookups> {
  const known = rememberedLookups.get(mls.url);
  if (known && known.until > Date.now()) return known.lookups;
  const lookups = await readLookups(mls);
  rememberedLookups.set(mls.url, { lookups, until: Date.now() + LOOKUPS_KEPT_MS });
  return lookups;
}
