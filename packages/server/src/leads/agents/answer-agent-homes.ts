import type { WireAgentHomes } from '@homestead/contract/leads';
import { presentHomeCard } from '#listings';
import { type Moment, type Queryable, type Settings, thisMoment } from '#platform';
import { type SaleRow, selectAgentHomes } from './agent-home-store.ts';
import { requirePublicAgent } from './agent-profile.ts';

/**
 * The homes of a published agent by their id in the MLS; sold ones only where the MLS permits
 * showing them. Refuses (agent-not-found).
 */
export async function answerAgentHomes(
  { db, settings }: { db: Queryable; settings: Pick<Settings, 'MLS_SHOW_CLOSED'> },
  slug: string,
): Promise<{ data: WireAgentHomes }> {
  const { mls_id } = await requirePublicAgent(db, slug);
  const areSalesPermitted = settings.MLS_SHOW_CLOSED;
  const moment = thisMoment();
  const found = mls_id === null ? null : await selectAgentHomes(db, mls_id);
  const groupOf = (isUnderContract: boolean) =>
    (found?.listings ?? []).filter((row) => row.is_under_contract === isUnderContract);
  const [listings, underContract] = [groupOf(false), groupOf(true)];
  const sales = areSalesPermitted ? (found?.sales ?? []) : [];
  return {
    data: {
      listings: listings.map((row) => presentHomeCard(row, moment)),
      listingsTotal: listings[0]?.total ?? 0,
      underContract: underContract.map((row) => presentHomeCard(row, moment)),
      underContractTotal: underContract[0]?.total ?? 0,
      mlsId: mls_id,
      areSalesPermitted,
      sales: sales.map((row) => presentSale(row, moment)),
      salesTotal: sales[0]?.total ?? 0,
    },
  };
}

/** The position of a hidden address, and one that is only roughly known, isn't given away. */
function presentSale(row: SaleRow, moment: Moment): WireAgentHomes['sales'][number] {
  const place = row.address_shown && !row.position_approximate ? row.position : null;
  return {
    ...presentHomeCard(row, moment),
    isOfBuyer: row.is_of_buyer,
    longitude: place?.x ?? null,
    latitude: place?.y ?? null,
  };
}
