import type { SellerWish, WireSellerOffers } from '@homestead/contract/transactions';
import type { Queryable } from '#platform';
import { presentClientAgent } from '../client-page/present-client-agent.ts';
import { compareOffers } from '../listing-files/compare-offers.ts';
import type { OpenedFile } from './open-seller-page.ts';
import { selectWishes } from './seller-wish-store.ts';

/** The submitted offers on a home as its seller sees them: what the agent compares. */
export async function presentSellerPage(
  db: Queryable,
  { file }: Pick<OpenedFile, 'file'>,
): Promise<WireSellerOffers> {
  const compared = await compareOffers(db, file, { now: new Date(), mayAnswer: true });
  const shown = new Set(compared.offers.map(({ id }) => id));
  const wishes = await selectWishes(db, file);
  return {
    comparison: {
      ...compared,
      file: { ...compared.file, missing: [] },
      // The agent answers; the seller says what they would like.
      offers: compared.offers.map((offer) => ({ ...offer, abilities: [] })),
    },
    wishes: wishes
      .filter(({ number }) => shown.has(number))
      .map(({ number, wish, said_at, offer_version, version }) => ({
        ...{ offer: number, wish: wish as SellerWish, at: said_at.toISOString() },
        isCurrent: offer_version === version,
      })),
    waiting: compared.offers
      .filter(({ abilities }) => abilities.includes('accepted'))
      .map(({ id }) => id),
    agent: await presentClientAgent(db, file.agent_id),
  };
}
