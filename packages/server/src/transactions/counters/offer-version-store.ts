import type {
  OfferSide,
  OfferState,
  TermChanges,
  VersionState,
  VersionTerms,
} from '@homestead/contract/transactions';
import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { onHome } from '../listing-files/listing-offer-store.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import type { ApprovalRow, VersionRow } from './version-terms.ts';

export interface NewVersion {
  offerId: string;
  number: number;
  madeBy: OfferSide;
  terms: VersionTerms;
  changes: TermChanges;
  expiresAt: Date | null;
  by: string | null;
  at: Date;
  note: string;
}

/** Stores a version, which is open. */
export async function insertVersion(tx: Queryable, version: NewVersion): Promise<void> {
  const { offerId, number, madeBy, terms, changes, expiresAt, by, at, note } = version;
  await sql`
    insert into offer_version (offer_id, number, made_by, terms, changes, expires_at, recorded_by,
      recorded_at, note)
    values (${offerId}, ${number}, ${madeBy}, ${JSON.stringify(terms)}, ${JSON.stringify(changes)},
      ${expiresAt}, ${by}, ${at}, ${note})`.execute(tx);
}

/** The newest version of an offer; null of one that was never submitted. */
export async function findNewestVersion(
  db: Queryable,
  offerId: string,
): Promise<VersionRow | null> {
  const { rows } = await sql<VersionRow>`
    select * from offer_version where offer_id = ${offerId}
    order by number desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The terms of the newest version of offers, by their ids; offers without versions have none. */
export async function selectNewestTerms(
  db: Queryable,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, VersionRow['terms']>> {
  if (offerIds.length === 0) return new Map();
  const { rows } = await sql<Pick<VersionRow, 'offer_id' | 'terms'>>`
    select distinct on (offer_id) offer_id, terms from offer_version
    where offer_id = any(${[...offerIds]}::uuid[]) order by offer_id, number desc`.execute(db);
  return new Map(rows.map(({ offer_id, terms }) => [offer_id, terms]));
}

/** The versions of an offer, newest first. */
export async function selectVersions(db: Queryable, offerId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select * from offer_version where offer_id = ${offerId} order by number desc`.execute(db);
  return rows;
}

const versionStateOf: Partial<Record<OfferState, VersionState>> = {
  countered: 'superseded',
  accepted: 'approved',
  rejected: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
};

/** Notes on the newest version of a locked offer how it was answered. */
export async function answerNewestVersion(
  tx: Queryable,
  offerId: string,
  { state, by, at }: { state: OfferState; by: string | null; at: Date },
): Promise<void> {
  const answer = versionStateOf[state];
  if (!answer) return;
  await sql`
    update offer_version set state = ${answer}, answered_by = ${by}, answered_at = ${at}
    where offer_id = ${offerId} and state in ('open', 'expired')
      and number = (select max(number) from offer_version where offer_id = ${offerId})`.execute(tx);
}

export interface NewApproval {
  offerId: string;
  versionNumber: number;
  side: OfferSide;
  name: string;
  role: string;
  leadId: string | null;
  partyId: string | null;
  evidence: Readonly<Record<string, unknown>>;
  by: string | null;
  at: Date;
}

/** Notes who said yes to a version. */
export async function insertApproval(tx: Queryable, approval: NewApproval): Promise<void> {
  const { offerId, versionNumber, side, name, role, leadId, partyId, evidence, by, at } = approval;
  await sql`
    insert into offer_approval (offer_id, version_number, side, name, role, lead_id, party_id,
      evidence, recorded_by, approved_at)
    values (${offerId}, ${versionNumber}, ${side}, ${name}, ${role}, ${leadId}, ${partyId},
      ${JSON.stringify(evidence)}, ${by}, ${at})`.execute(tx);
}

/** The newest approvals of an offer’s versions, at most 200. */
export async function selectApprovals(db: Queryable, offerId: string): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`
    select * from offer_approval where offer_id = ${offerId} order by id desc limit 200`.execute(
    db,
  );
  return rows;
}

/** Whether the seller of a locked listing file has an open counteroffer to another buyer. */
export async function hasOtherCounter(
  tx: Queryable,
  offer: OfferRow,
  file: ListingFileRow,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from offer where offer.id <> ${offer.id} and offer.state = 'countered'
      and offer.expires_at > ${now}::timestamptz and ${onHome(file)}
      and exists (select 1 from offer_version version
        where version.offer_id = offer.id and version.state = 'open' and version.made_by = 'seller')
    limit 1`.execute(tx);
  return rows.length > 0;
}
