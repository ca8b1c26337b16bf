import { type Api, agoText, staticMarkup } from '#platform';
import { Attribution } from './attribution.tsx';
import { findFeedProgress } from './listing-client.ts';

/** The markup that says where listings come from and how old they are. */
export async function findAttribution(
  ask: { api: Api; now: Date; signal: AbortSignal },
  brokerage: string,
): Promise<string> {
  const progress = await findFeedProgress(ask);
  const updatedAt = progress?.lastUpdatedAt;
  return staticMarkup(Attribution, {
    source: progress?.source ?? null,
    updated: updatedAt ? agoText(updatedAt, ask.now) : null,
    brokerage,
  });
}
