import type { SellerWish, WireFileForSeller } from '@homestead/contract/transactions';
import { findLead } from '#leads';
import type { Caller, Queryable } from '#platform';
import { selectClientLinks } from '../client-page/client-link-store.ts';
import { linkedAbilities, presentLinks } from '../client-page/linked-page.ts';
import { reachLead } from '../client-page/send-offer-link.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { isReminded } from '../reminders/is-reminded.ts';
import { selectWishes } from './seller-wish-store.ts';

/** What the seller of a listing file was sent and said, for staff. */
export async function presentForSeller(
  db: Queryable,
  caller: Caller,
  file: ListingFileRow,
): Promise<WireFileForSeller> {
  const { seller_lead_id: leadId } = file;
  const seller = leadId ? await findLead(db, caller, leadId) : null;
  const { client, reason } = await reachLead(db, leadId);
  const reminded = await isReminded(db, leadId, file.reminded_lead_id);
  return {
    ...{ seller: seller?.name ?? null, email: seller && reason === null ? client.email : null },
    links: await presentLinks(db, caller, await selectClientLinks(db, { fileId: file.id })),
    wishes: (await selectWishes(db, file)).map((row) => ({
      ...{ offer: row.number, code: row.code, buyers: row.buyer },
      isOurs: row.side === 'buying',
      ...{ wish: row.wish as SellerWish, at: row.said_at.toISOString() },
      isCurrent: row.offer_version === row.version,
    })),
    reason,
    isReminded: reminded,
    abilities: linkedAbilities(caller, { reason, isReminded: reminded }),
  };
}
