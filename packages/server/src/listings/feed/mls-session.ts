import type { FeedContext } from './feed-context.ts';
import { addRunProgress } from './feed-run-store.ts';
import type { FeedLookups } from './normalise/enumerations.ts';
import type { NormaliseRules } from './normalise/normalised-listing.ts';
import { normaliseRulesOf } from './normalise-rules.ts';
import { HourlyQuota } from './quota-store.ts';
import { MlsConnection } from './web-api/mls-connection.ts';
import { MlsSignIn } from './web-api/mls-sign-in.ts';
import type { Walk } from './web-api/page-walk.ts';
import { odataText } from './web-api/page-walk.ts';
import { readLookups } from './web-api/read-lookups.ts';

const LOOKUPS_KEPT_MS = 24 * 3_600_000;
const rememberedLookups = new Map<string, { lookups: FeedLookups; until: number }>();

/** One run's dealings with the MLS: its connection, its rules, and who is asking. */
export interface MlsSession {
  runId: number;
  /** Name of the feed, for runs and raw records. */
  feed: string;
  /** Address of the MLS, for cursors and quotas. */
  source: string;
  mls: MlsConnection;
  rules: NormaliseRules;
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
  const rules = normaliseRulesOf(settings, feed, await lookupsOf(mls));
  return { runId, feed, source: url, mls, rules };
}

/** Adds what was asked of the MLS to the record of the run. */
export async function recordTraffic({ db }: FeedContext, session: MlsSession): Promise<void> {
  const { requests, bytes } = session.mls;
  await addRunProgress(db, session.runId, { requests, bytes });
}

/** What every walk over listings has in common. */
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
