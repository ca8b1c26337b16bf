import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, siteContext, staticMarkup } from '#platform';
import { findPlaceOptions } from '../listing/listing-client.ts';
import { PlaceAccordions } from './place-accordions.tsx';

const KEPT_MS = 60_000;

/** The latest markup by site; every page needs it, and the feed changes it rarely. */
const kept = new Map<string, { until: number; html: string }>();

/** The markup of the links to places and types; null where the lists can't be read. */
export async function loadPlaceAccordions({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<string | null> {
  const { publicUrl } = context.get(siteContext);
  const now = new Date();
  const known = kept.get(publicUrl);
  if (known && known.until > now.getTime()) return known.html;
  const ask = { api: context.get(apiContext), now, signal: request.signal };
  const options = await findPlaceOptions(ask);
  if (!options) return null;
  const html = staticMarkup(PlaceAccordions, { options });
  kept.set(publicUrl, { until: now.getTime() + KEPT_MS, html });
  return html;
}
