import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';

export type ClientLinkRow = RowOf<'offer_client_link'>;

/** What a link opens: an offer for its buyer, or the offers on a home for its seller. */
export type LinkSubject = { offerId: string } | { fileId: string };

/** Stores a link that is sent. Returns its id. */
export async function insertClientLink(
  tx: Queryable,
  link: LinkSubject & { leadId: string; email: string; sentBy: string; minutes: number },
): Promise<string> {
  const { leadId, email, sentBy, minutes } = link;
  const [offerId, fileId] = 'offerId' in link ? [link.offerId, null] : [null, link.fileId];
  const { rows } = await sql<{ id: string }>`
    insert into offer_client_link (offer_id, listing_file_id, lead_id, email, sent_by, expires_at)
    values (${offerId}, ${fileId}, ${leadId}, ${email}, ${sentBy},
      now() + make_interval(mins => ${minutes}))
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** SQL: the row of `offer_client_link` works. */
export const linkWorks = sql<boolean>`(revoked_at is null and expires_at > now())`;

const isOf = (subject: LinkSubject): RawBuilder<SqlBool> =>
  'offerId' in subject
    ? sql`offer_id = ${subject.offerId}`
    : sql`listing_file_id = ${subject.fileId}`;

/**
 * Links of an offer or a listing file that the call may open, those that work first, then the
 * newest; at most 50.
 */
export async function selectClientLinks(
  db: Queryable,
  subject: LinkSubject,
): Promise<ClientLinkRow[]> {
  const { rows } = await sql<ClientLinkRow>`
    select * from offer_client_link where ${isOf(subject)}
    order by ${linkWorks} desc, sent_at desc limit 50`.execute(db);
  return rows;
}

/** How many links of a locked offer or listing file work. */
export async function countClientLinks(tx: Queryable, subject: LinkSubject): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from offer_client_link
    where ${isOf(subject)} and ${linkWorks}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * A link that works by its id, with its offer; held until the commit if `isLocked`. Who ends a link
 * holds its offer, so the link is read again once that is held.
 */
export async function findLinkedOffer(
  db: Queryable,
  linkId: string,
  { isLocked }: { isLocked: boolean },
): Promise<{ link: ClientLinkRow; offer: OfferRow } | null> {
  const found = await findWorkingLink(db, linkId);
  if (!found) return null;
  const { rows } = await sql<OfferRow>`
    select * from offer where id = ${found.offer_id} ${held(isLocked)}`.execute(db);
  const link = isLocked ? await findWorkingLink(db, linkId) : found;
  return link && rows[0] ? { link, offer: rows[0] } : null;
}

/** A link that works, by its id. */
export async function findWorkingLink(
  db: Queryable,
  linkId: string,
): Promise<ClientLinkRow | null> {
  const { rows } = await sql<ClientLinkRow>`
    select * from offer_client_link where id = ${linkId} and ${linkWorks}`.execute(db);
  return rows[0] ?? null;
}

const held = (isLocked: boolean): RawBuilder<SqlBool> => (isLocked ? sql`for update` : sql``);

/** Notes that a link was opened, the first time. */
export async function noteOpened(db: Queryable, linkId: string): Promise<void> {
  await sql`
    update offer_client_link set opened_at = now()
    where id = ${linkId} and opened_at is null`.execute(db);
}

/** Ends a link of what the call may open; false if it has none like that. */
export async function storeEnded(
  tx: Queryable,
  { linkId, by, ...subject }: LinkSubject & { linkId: string; by: string },
): Promise<boolean> {
  const { rows } = await sql`
    update offer_client_link set revoked_at = coalesce(revoked_at, now()),
      revoked_by = case when revoked_at is null then ${by}::uuid else revoked_by end
    where id = ${linkId} and ${isOf(subject)} returning id`.execute(tx);
  return rows.length > 0;
}
