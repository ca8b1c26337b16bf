import { type OfferFieldKey, offerFieldKeys, offerFields } from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findLead, noteOffer } from '#leads';
import {
  type Actor,
  changeRecord,
  type DatabaseTransaction,
  fullName,
  type Queryable,
  recordEvent,
  refuse,
  selectRecordChanges,
} from '#platform';
import { offerMessages } from '../messages/offers.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { offerChanged } from '../transaction-events.ts';
import { fillFromListing } from './fill-from-listing.ts';
import { columnsFrom, type OfferRow, offerColumns, termsOf } from './offer-columns.ts';
import { expiryOf } from './offer-findings.ts';
import { rolesOf } from './offer-roles.ts';
import { worksAs } from './offer-store.ts';
import { OFFER_RECORD, offerTable } from './offer-table.ts';
import type { GivenTerms } from './read-wire-offer.ts';
import { requireParties } from './require-parties.ts';

/** The states in which terms can be changed; later ones change them by counteroffers. */
const changeable: readonly string[] = ['draft'];
export const isChangeable = ({ state }: OfferRow) => changeable.includes(state);

/**
 * Changes terms of a locked offer, with the history and the news of it. Refuses (offer-closed) an
 * offer that isn't a draft, (bad-input) a client out of sight or an unknown person, and
 * (changed-meanwhile) a field that someone else changed after the version that the caller read.
 */
export async function changeOffer(
  tx: DatabaseTransaction,
  actor: Actor,
  offer: OfferRow,
  { given, version }: { given: GivenTerms; version: number | undefined },
): Promise<OfferRow> {
  if (!isChangeable(offer)) refuseTransaction('offer-closed');
  const { set, columns } = await columnsToStore(tx, actor, offer, given);
  await requireUnchanged(tx, actor, offer, { columns, version });
  const changed = await changeRecord(tx, offerTable, actor, offer, { what: 'edited', set });
  if (changed.version !== offer.version) {
    await recordEvent(tx, offerChanged, { offerId: offer.id, number: offer.number });
  }
  const { lead_id: leadId, code } = changed;
  if (leadId !== null && leadId !== offer.lead_id) {
    await noteOffer(tx, { leadId, what: 'offer-started', code, by: actor.caller.personId });
  }
  return changed;
}

/**
 * What given terms are stored as, with what follows from them: the expiration, and the facts of a
 * listing. `columns` are those that were given.
 */
export async function columnsToStore(
  tx: Queryable,
  actor: Actor,
  offer: OfferRow | null,
  asked: GivenTerms,
): Promise<{ set: Partial<OfferRow>; columns: string[] }> {
  const { homeInspections, ...given } = await requireKnown(tx, actor, asked);
  const after = { ...(offer && termsOf(offer)), ...given };
  const { expireOn = null, expireTime = null } = after;
  const filled = await fillFromListing(tx, offer, given);
  const asGiven: Partial<OfferRow> = {
    ...columnsFrom(given),
    ...(homeInspections && {
      home_inspections: homeInspections as unknown as OfferRow['home_inspections'],
    }),
  };
  const set = {
    ...columnsFrom(filled.terms),
    ...asGiven,
    sources: filled.sources as OfferRow['sources'],
    ...(offer?.expires_at !== undefined || expireOn
      ? { expires_at: expiryOf({ expireOn, expireTime }) }
      : {}),
  };
  return { set, columns: Object.keys(asGiven) };
}

/**
 * The same terms, with the client and the parties that others were merged into. Refuses (bad-input)
 * a client out of the caller's sight, and people and parties that can't be named.
 */
export async function requireKnown(
  tx: Queryable,
  actor: Actor,
  asked: GivenTerms,
): Promise<GivenTerms> {
  const terms = await requireParties(tx, asked);
  const client = terms.leadId ? await requireClient(tx, actor, terms.leadId) : undefined;
  await requirePeople(tx, terms);
  return { ...terms, ...(client !== undefined && { leadId: client }) };
}

async function requireClient(tx: Queryable, { caller }: Actor, leadId: string): Promise<string> {
  const lead = await findLead(tx, caller, leadId);
  return lead ? lead.id : refuseField('leadId');
}

async function requirePeople(tx: Queryable, terms: GivenTerms): Promise<void> {
  for (const field of ['agentId', 'coAgentId', 'lenderId'] as const) {
    const id = terms[field];
    if (id && !(await worksAs(tx, id, rolesOf[field]))) refuseField(field);
  }
}

function refuseField(key: OfferFieldKey): never {
  const { label } = offerFields[key];
  const message = offerMessages.notFound({ label });
  return refuse('bad-input', { fields: [{ field: key, label, message }], message });
}

/** Two people may fill in different fields at the same time, but not the same one. */
async function requireUnchanged(
  tx: Queryable,
  { caller }: Actor,
  offer: OfferRow,
  { columns, version }: { columns: readonly string[]; version: number | undefined },
): Promise<void> {
  if (version === undefined || version >= offer.version) return;
  const versions = offer.field_versions as Readonly<Record<string, number>>;
  const moved = columns.filter((column) => (versions[column] ?? 0) > version);
  if (moved.length === 0) return;
  const page = { page: 1, pageSize: 100 };
  const changes = await selectRecordChanges(tx, { kind: OFFER_RECORD, recordId: offer.id }, page);
  const last = (column: string) => changes.rows.find(({ after }) => column in after)?.changed_by;
  const foreign = moved.filter((column) => last(column) !== caller.personId);
  if (foreign.length === 0) return;
  const people = await namePeople(
    tx,
    foreign.flatMap((column) => last(column) ?? []),
  );
  const fields = foreign.map((column) => {
    const key = offerFieldKeys.find((one) => offerColumns[one] === column);
    const label = key ? offerFields[key].label : offerMessages.homeInspections();
    const person = people.get(last(column) ?? '');
    const message = person
      ? offerMessages.changedBy({ name: fullName(person), label })
      : offerMessages.changedBySomeone({ label });
    return { field: key ?? 'homeInspections', label, message };
  });
  refuse('changed-meanwhile', { fields, message: fields[0]?.message ?? '' });
}
