import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';

export type ClientLinkRow = RowOf<'offer_client_link'>;

/** Stores a link that is sent. Returns its id. */
export async function insertClientLink(
  tx: Queryable,
  link: { offerId: string; leadId: string; email: string; sentBy: string; minutes: number },
): Promise<string> {
  const { offerId, leadId, email, sentBy, minutes } = link;
  const { rows } = await sql<{ id: string }>`
    insert into offer_client_link (offer_id, lead_id, email, sent_by, expires_at)
    values (${offerId}, ${leadId}, ${email}, ${sentBy}, now() + make_interval(mins => ${minutes}))
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** The newest links of an offer that the call may open, at most 50. */
export async function selectClientLinks(db: Queryable, offerId: string): Promise<ClientLinkRow[]> {
  const { rows } = await sql<ClientLinkRow>`
    select * from offer_client_link where offer_id = ${offerId}
    order by sent_at desc limit 50`.execute(db);
  return rows;
}

/** A link by its id, with its offer; held until the commit if `isLocked`. */
export async function findLinkedOffer(
  db: Queryable,
  linkId: string,
  { isLocked }: { isLocked: boolean },
): Promise<{ link: ClientLinkRow; offer: OfferRow } | null> {
  const { rows: links } = await sql<ClientLinkRow>`
    select * from offer_client_link where id = ${linkId} and revoked_at is null
      and expires_at > now()`.execute(db);
  const [link] = links;
  if (!link) return null;
  const { rows } = await sql<OfferRow>`
    select * from offer where id = ${link.offer_id} ${held(isLocked)}`.execute(db);
  return rows[0] ? { link, offer: rows[0] } : null;
}

const held = (isLocked: boolean): RawBuilder<SqlBool> => (isLocked ? sql`for update` : sql``);

/** Notes that a link was opened, the first time. */
export async function noteOpened(db: Queryable, linkId: string): Promise<void> {
  await sql`
    update offer_client_link set opened_at = now()
    where id = ${linkId} and opened_at is null`.execute(db);
}

/** Ends a link of an offer that the call may open; false if it has none like that. */
export async function storeRevoked(
  tx: Queryable,
  { offerId, linkId, by }: { offerId: string; linkId: string; by: string },
): Promise<boolean> {
  const { rows } = await sql`
    update offer_client_link set revoked_at = coalesce(revoked_at, now()),
      revoked_by = case when revoked_at is null then ${by}::uuid else revoked_by end
    where id = ${linkId} and offer_id = ${offerId} returning id`.execute(tx);
  return rows.length > 0;
}
