import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { linkWorks } from './client-link-store.ts';

/** So many offers, and so many homes, are listed. */
const SENT_MAX = 50;

/** SQL: a link that works went to the mailbox of the account, which proved that it is theirs. */
const isTheirs = (personId: string) => sql`${linkWorks} and lower(offer_client_link.email) = (
  select lower(person.email) from person where person.id = ${personId}
    and person.deleted_at is null and person.email_verified_at is not null)`;

/** Whether a link that works was sent to the mailbox that a person owns. */
export async function isSentTo(db: Queryable, linkId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from offer_client_link where id = ${linkId} and ${isTheirs(personId)}`.execute(db);
  return rows.length > 0;
}

type SentLink = { link_id: string; sent_at: Date };

/** SQL: the newest link of each offer or home that a person was sent. */
const newestOf = (subject: 'offer_id' | 'listing_file_id', personId: string) => sql`
  select distinct on (${sql.ref(subject)}) ${sql.ref(subject)} as subject_id, id as link_id,
    sent_at, email, lead_id
  from offer_client_link where ${sql.ref(subject)} is not null and ${isTheirs(personId)}
  order by ${sql.ref(subject)}, sent_at desc`;

/** SQL: the link went to who is the client now, as `requireSameClient` has it. */
const isStillClient = (leadId: string) => sql`exists (
  select 1 from lead named
    join lead client on client.id = coalesce(named.merged_into_id, named.id)
    join lead sent on coalesce(sent.merged_into_id, sent.id) = client.id
  where named.id = ${sql.ref(leadId)} and sent.id = newest.lead_id
    and client.email = newest.email and client.erased_at is null)`;

/** The offers whose links were sent to a person, each by its newest one, the newest first. */
export async function selectSentOffers(
  db: Queryable,
  personId: string,
): Promise<(OfferRow & SentLink)[]> {
  const { rows } = await sql<OfferRow & SentLink>`
    select offer.*, newest.link_id, newest.sent_at from (${newestOf('offer_id', personId)}) newest
    join offer on offer.id = newest.subject_id and offer.side = 'buying'
    where ${isStillClient('offer.lead_id')}
    order by newest.sent_at desc limit ${SENT_MAX}`.execute(db);
  return rows;
}

/** The listing files of homes whose offers a person was sent, in the same way. */
export async function selectSentFiles(
  db: Queryable,
  personId: string,
): Promise<(ListingFileRow & SentLink)[]> {
  const { rows } = await sql<ListingFileRow & SentLink>`
    select listing_file.*, newest.link_id, newest.sent_at
    from (${newestOf('listing_file_id', personId)}) newest
    join listing_file on listing_file.id = newest.subject_id
    where ${isStillClient('listing_file.seller_lead_id')}
    order by newest.sent_at desc limit ${SENT_MAX}`.execute(db);
  return rows;
}
