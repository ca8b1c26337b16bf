import { type MlsAccess, openMls, propertyWalk, sideWalk } from '../mls/mls-session.ts';
import { MlsSignIn } from '../mls/mls-sign-in.ts';
import { type Walk, walkPages } from '../mls/page-walk.ts';
import { fetchPicture } from '../photos/fetch-picture.ts';
import { photoLimits } from '../photos/photo-limits.ts';
import type { FeedContext } from '../runs/feed-context.ts';
import { describeOffer, type FeedOffer } from './describe-offer.ts';

/** How fetching one photo went; `none` where the first listings have none. */
type PhotoCheck = { outcome: 'fetched' | 'none' } | { outcome: 'refused'; reason: string };

/**
 * Asks the MLS what it offers now, and fetches one photo. Writes what it learned about the MLS, no
 * listings. Throws MlsError when the MLS gives no listings.
 */
export async function checkFeed(
  context: FeedContext,
  signal: AbortSignal,
): Promise<{ offer: FeedOffer; listings: number | null; photo: PhotoCheck }> {
  const access = await openMls(context, { signal, isFresh: true });
  const { media } = access.offer.children;
  const walk = { ...propertyWalk(context, access, null), pageSize: 5 };
  const first = await firstPage(access, walk);
  const listings = first.expected;
  let records = first.rows;
  if (media.expand !== null) {
    const { expand } = media;
    records = records.flatMap((row) => (row as Record<string, unknown[]>)[expand] ?? []);
  } else if (media.resource !== null) {
    const own = { resource: media.resource.name, keyField: media.resource.key };
    records = (await firstPage(access, sideWalk(context, access, own))).rows;
  } else records = [];
  const offer = await describeOffer(context.db, context.settings);
  if (offer === null) throw new Error('What the MLS offers was not stored');
  return { offer, listings, photo: await checkPhoto(context, records, signal) };
}

async function firstPage(
  { mls }: MlsAccess,
  walk: Walk,
): Promise<{ rows: unknown[]; expected: number | null }> {
  for await (const page of walkPages(mls, walk)) return page;
  return { rows: [], expected: null };
}

async function checkPhoto(
  { settings }: FeedContext,
  media: readonly unknown[],
  signal: AbortSignal,
): Promise<PhotoCheck> {
  const address = media
    .map((record) => (record as Record<string, unknown> | null)?.MediaURL)
    .find((url) => typeof url === 'string' && URL.canParse(url, settings.MLS_URL));
  if (typeof address !== 'string') return { outcome: 'none' };
  const limits = photoLimits(settings, new MlsSignIn(settings));
  try {
    await fetchPicture(new URL(address, settings.MLS_URL).href, limits, signal);
    return { outcome: 'fetched' };
  } catch (error) {
    return { outcome: 'refused', reason: (error as Error).message };
  }
}
