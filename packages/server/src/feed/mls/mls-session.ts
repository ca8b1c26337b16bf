import type { FeedLookups } from '../normalize/enumerations.ts';
import { normalizeRulesOf } from '../normalize/normalize-rules.ts';
import type { NormalizeRules } from '../normalize/normalized-listing.ts';
import type { FeedContext } from '../runs/feed-context.ts';
import { addRunProgress } from '../runs/feed-run-store.ts';
import { MlsConnection } from './mls-connection.ts';
import type { MlsError } from './mls-error.ts';
import { fieldsOf, type MlsOffer, mayHave } from './mls-offer.ts';
import { MlsSignIn } from './mls-sign-in.ts';
import { findLookups, saveLookups, savePageCap } from './offer-store.ts';
import type { Walk } from './page-walk.ts';
import { RequestQuota } from './quota-store.ts';
import { readLookups } from './read-lookups.ts';
import { readOffer, systemConditions } from './read-offer.ts';
import { readSide } from './read-side.ts';
import { vendorOf, vendors } from './vendors.ts';

const LOOKUPS_KEPT_MS = 24 * 3_600_000;
const LARGEST_SIDE_PAGE = 1000;
/** Of the hourly quota, for new addresses of photos: visitors cause those requests. */
const PHOTOS_SHARE = 0.2;

/** A feed's connection with what it is known to offer. */
export interface MlsAccess {
  /** Address of the MLS, for cursors, offers and quotas. */
  source: string;
  mls: MlsConnection;
  offer: MlsOffer;
  /** Resource → the most rows a page of it has. */
  pageCaps: Record<string, number>;
}

/** One run's session with the MLS: its connection, its rules and what the run is. */
export interface MlsSession extends MlsAccess {
  runId: number;
  /** Name of the feed, for runs and raw records. */
  feed: string;
  rules: NormalizeRules;
  log: FeedContext['log'];
  /** Resources that failed in this run and aren't asked again. */
  failed: Map<string, MlsError>;
}

/** What reading listings takes, in a run or outside one. */
export type MlsReading = Omit<MlsSession, 'runId'>;

/** Connects to the MLS of the settings. Refuses when no MLS_URL is set. */
export async function openMls(
  { db, settings, wait }: Pick<FeedContext, 'db' | 'settings' | 'wait'>,
  {
    signal,
    isFresh = false,
    signIn = new MlsSignIn(settings),
    isForPhotos = false,
  }: { signal: AbortSignal; isFresh?: boolean; signIn?: MlsSignIn; isForPhotos?: boolean },
): Promise<MlsAccess> {
  const source = settings.MLS_URL;
  if (source === undefined) throw new Error('No MLS is configured: MLS_URL is not set.');
  const vendor = vendors[settings.MLS_VENDOR ?? vendorOf(source)];
  const quota = new RequestQuota(db, source, {
    perSecond: settings.MLS_REQUESTS_PER_SECOND || vendor.requestsPerSecond,
    requests: settings.MLS_REQUESTS_PER_HOUR,
    megabytes: settings.MLS_MEGABYTES_PER_HOUR,
  });
  const mls = new MlsConnection({
    url: source,
    signIn,
    timeoutSeconds: settings.MLS_TIMEOUT_SECONDS,
    signal,
    wait,
    quota: isForPhotos ? quota.part('photos', PHOTOS_SHARE) : quota,
  });
  return { source, mls, ...(await readOffer(db, mls, { source, settings, isFresh })) };
}

/** Opens a run's session. Refuses when no MLS_URL is set. */
export async function openMlsSession(
  context: FeedContext,
  { runId, signal }: { runId: number; signal: AbortSignal },
): Promise<MlsSession> {
  return { ...(await openMlsReading(context, { signal })), runId };
}

/** Connects for reading listings. Refuses when no MLS_URL is set. */
export async function openMlsReading(
  context: FeedContext,
  options: { signal: AbortSignal; signIn?: MlsSignIn; isForPhotos?: boolean },
): Promise<MlsReading> {
  const access = await openMls(context, options);
  const feed = context.settings.MLS_NAME;
  const bare = { ...access, feed, log: context.log, failed: new Map<string, MlsError>() };
  const lookups = await lookupsOf(context, bare);
  return { ...bare, rules: normalizeRulesOf(context.settings, feed, lookups) };
}

/** Adds the requests made to the MLS to the record of the run. */
export async function recordTraffic({ db }: FeedContext, session: MlsSession): Promise<void> {
  const { requests, bytes } = session.mls;
  await addRunProgress(db, session.runId, { requests, bytes });
}

/** A walk over one resource, as this MLS wants it asked. */
export function walkOf(
  { db, settings }: Pick<FeedContext, 'db' | 'settings'>,
  { source, offer, pageCaps }: MlsAccess,
  walk: Pick<Walk, 'resource' | 'keyField' | 'timestampField'> & Partial<Walk>,
): Walk {
  const { resource } = walk;
  const largest = Math.min(
    walk.pageSize ?? settings.MLS_PAGE_SIZE,
    vendors[offer.vendor].pageMax,
    pageCaps[resource] ?? Number.POSITIVE_INFINITY,
  );
  return {
    paging: settings.MLS_PAGING,
    canCount: offer.canCount,
    canOrder: offer.canOrder,
    ...walk,
    conditions: [
      ...systemConditions(offer, resource, settings.MLS_ORIGINATING_SYSTEM),
      ...(walk.conditions ?? []),
    ],
    pageSize: largest,
    onCap: async (rows) => {
      pageCaps[resource] = rows;
      await savePageCap(db, source, { resource, rows });
    },
  };
}

/** A walk over listings with what can be expanded. */
export function propertyWalk(
  context: Pick<FeedContext, 'db' | 'settings'>,
  access: MlsAccess,
  timestampField: string | null,
): Walk {
  return walkOf(context, access, {
    resource: 'Property',
    keyField: 'ListingKey',
    timestampField,
    expand: Object.values(access.offer.children).flatMap(({ expand }) =>
      expand === null ? [] : `${expand}${vendors[access.offer.vendor].expandOptions ?? ''}`,
    ),
  });
}

/** A walk over a resource beside the listings, by its changes where it has their time. */
export function sideWalk(
  context: Pick<FeedContext, 'db' | 'settings'>,
  access: MlsAccess,
  { resource, keyField, since }: { resource: string; keyField: string; since?: string | null },
): Walk {
  const fields = fieldsOf(access.offer, resource);
  const isTimed = fields === null || fields.includes('ModificationTimestamp');
  return walkOf(context, access, {
    resource,
    keyField,
    timestampField: isTimed && since !== undefined ? 'ModificationTimestamp' : null,
    since: since ?? null,
    pageSize: Math.min(LARGEST_SIDE_PAGE, context.settings.MLS_PAGE_SIZE),
  });
}

/** The MLS's lookups, asked once a day; older ones when they can't be read now. */
async function lookupsOf(
  context: FeedContext,
  session: Omit<MlsReading, 'rules'>,
): Promise<FeedLookups> {
  const { db } = context;
  const { source, offer, mls } = session;
  const known = await findLookups(db, source);
  const old = new Map(
    Object.entries(known?.lookups ?? {}).map(([name, values]) => [
      name,
      new Map(Object.entries(values)),
    ]),
  );
  const isKept = known !== null && Date.now() - known.readAt.getTime() < LOOKUPS_KEPT_MS;
  if (isKept || !mayHave(offer, 'Lookup')) return old;
  const walk = sideWalk(context, session, { resource: 'Lookup', keyField: 'LookupKey' });
  const read = await readSide(context, session, 'Lookup', () => readLookups(mls, walk));
  if (read === null) return old;
  await saveLookups(
    db,
    source,
    Object.fromEntries([...read].map(([name, values]) => [name, Object.fromEntries(values)])),
  );
  return read;
}
