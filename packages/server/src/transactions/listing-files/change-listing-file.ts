import { localDate } from '@homestead/contract/platform';
import {
  type ListingFileFieldKey,
  type ListingFileState,
  listingFileCode,
  listingFileFields,
  nextListingFileStates,
} from '@homestead/contract/transactions';
import { findLead, noteOffer } from '#leads';
import { findOfferHome } from '#listings';
import {
  type Actor,
  changeRecord,
  createRecord,
  type DatabaseTransaction,
  type Queryable,
  recordChanges,
  recordEvent,
  refuse,
} from '#platform';
import { isBroker } from '../is-broker.ts';
import { listingFileMessages } from '../messages/listing-files.ts';
import { agentRoles } from '../offers/offer-roles.ts';
import { worksAs } from '../offers/offer-store.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { listingFileChanged } from '../transaction-events.ts';
import { keptConfirmation, UNCONFIRMED } from './kept-confirmation.ts';
import { type ListingFileRow, listingColumnsFrom, listingTermsOf } from './listing-file-columns.ts';
import { storeListingState } from './listing-file-state-store.ts';
import { takeListingFileNumber } from './listing-file-store.ts';
import { LISTING_FILE_RECORD, listingFileTable } from './listing-file-table.ts';
import { oneFileOfHome } from './one-file-of-home.ts';

export type GivenListing = { readonly [Key in ListingFileFieldKey]?: unknown };
const ownerRoles: readonly string[] = ['agent', 'internal-agents'];

/**
 * Starts a listing file. Its agent is the given one, else the caller if they are an agent, else the
 * seller's agent. Refuses (bad-input) a seller out of sight or an unknown person, and
 * (home-has-listing-file) a home with an open one.
 */
export async function startListingFile(
  tx: DatabaseTransaction,
  actor: Actor,
  given: GivenListing,
): Promise<ListingFileRow> {
  const { caller } = actor;
  const isAgent = ownerRoles.includes(caller.role);
  const sellerId = given.sellerLeadId as string | null | undefined;
  const seller = sellerId ? await findLead(tx, caller, sellerId) : null;
  const agentId = given.agentId ?? (isAgent ? caller.personId : (seller?.agentId ?? null));
  const set = await listingColumnsToStore(tx, actor, null, { ...given, agentId });
  const number = await takeListingFileNumber(tx);
  const code = listingFileCode(Number(localDate(new Date()).slice(0, 4)), number);
  const values = { ...set, number, code, created_by: caller.personId };
  const file = await oneFileOfHome(tx, () => createRecord(tx, listingFileTable, actor, values));
  await recordEvent(tx, listingFileChanged, { fileId: file.id, number });
  await noteSeller(tx, actor, null, file);
  return file;
}

/** Changes fields of a locked listing file, with the history and the news of it. */
export async function changeListingFile(
  tx: DatabaseTransaction,
  actor: Actor,
  file: ListingFileRow,
  given: GivenListing,
): Promise<ListingFileRow> {
  const set = await listingColumnsToStore(tx, actor, file, given);
  const changed = await storeListingChange(tx, actor, file, set);
  await noteSeller(tx, actor, file, changed);
  return changed;
}

/** The timeline of a lead says that they are the seller of a file now. */
async function noteSeller(
  tx: DatabaseTransaction,
  { caller }: Actor,
  before: ListingFileRow | null,
  { seller_lead_id: leadId, code }: ListingFileRow,
): Promise<void> {
  if (leadId === null || leadId === before?.seller_lead_id) return;
  await noteOffer(tx, { leadId, what: 'listing-started', code, by: caller.personId });
}

/** Stores columns of a locked listing file, with the history and the news of it. */
export async function storeListingChange(
  tx: DatabaseTransaction,
  actor: Actor,
  file: ListingFileRow,
  set: Partial<ListingFileRow>,
): Promise<ListingFileRow> {
  const changed = await oneFileOfHome(tx, () =>
    changeRecord(tx, listingFileTable, actor, file, { what: 'edited', set }),
  );
  if (changed.version !== file.version) {
    await recordEvent(tx, listingFileChanged, { fileId: file.id, number: file.number });
  }
  return changed;
}

/**
 * Moves a locked listing file to a state; one that is reopened waits for a broker. Refuses
 * (listing-file-step-refused) one that can't follow, and (home-has-listing-file) to reopen one
 * whose home has another.
 */
export async function moveListingFile(
  tx: DatabaseTransaction,
  actor: Actor,
  file: ListingFileRow,
  state: ListingFileState,
): Promise<ListingFileRow> {
  const next = nextListingFileStates[file.state as ListingFileState];
  if (!next.includes(state)) refuseTransaction('listing-file-step-refused');
  return reachListingState(tx, actor, file, state);
}

/** Puts a locked listing file into a state, with the history and the news of it. */
export async function reachListingState(
  tx: DatabaseTransaction,
  { caller }: Actor,
  file: ListingFileRow,
  state: ListingFileState,
): Promise<ListingFileRow> {
  const { confirmed_at, confirmed_by } = file;
  const isReopened = state === 'active' && !isBroker(caller);
  const confirmation = isReopened ? UNCONFIRMED : { confirmed_at, confirmed_by };
  const moved = await oneFileOfHome(tx, () => storeListingState(tx, file.id, state, confirmation));
  const isLost = confirmed_at !== null && moved.confirmed_at === null;
  await recordChanges(tx, [
    {
      ...{ kind: LISTING_FILE_RECORD, recordId: file.id, what: 'edited' },
      changedBy: caller.personId,
      before: { state: file.state, ...(isLost && { confirmed_at }) },
      after: { state, ...(isLost && { confirmed_at: null }) },
    },
  ]);
  await recordEvent(tx, listingFileChanged, { fileId: file.id, number: file.number });
  return moved;
}

/**
 * What given fields are stored as, with the empty ones that a new MLS number fills in, and with
 * what that means for the confirmation. Refuses
 * (bad-input) a seller out of the caller's sight, people who aren't agents here, and an agreement
 * that expires before it was signed.
 */
export async function listingColumnsToStore(
  tx: Queryable,
  actor: Actor,
  file: ListingFileRow | null,
  given: GivenListing,
): Promise<Partial<ListingFileRow>> {
  const known = await requireKnownListing(tx, actor, given);
  const held = file && listingTermsOf(file);
  const after = { ...held, ...known };
  const [signed, expires] = [after.agreementSignedOn, after.agreementExpiresOn];
  if (typeof signed === 'string' && typeof expires === 'string' && expires <= signed) {
    const label = listingFileFields.agreementExpiresOn.label;
    const other = listingFileFields.agreementSignedOn.label;
    refuseField('agreementExpiresOn', listingFileMessages.expiresFirst({ label, other }));
  }
  const set = listingColumnsFrom({ ...(await factsOfHome(tx, held, known)), ...known });
  return { ...set, ...keptConfirmation(actor.caller, file, set) };
}

/** What a new MLS number fills in; what is there or given stays. */
async function factsOfHome(
  tx: Queryable,
  held: ReturnType<typeof listingTermsOf> | null,
  given: GivenListing,
): Promise<GivenListing> {
  const { listingId } = given;
  if (typeof listingId !== 'string' || listingId === held?.listingId) return {};
  const home = await findOfferHome(tx, listingId);
  if (!home) return {};
  const facts: GivenListing = {
    propertyAddress: home.address,
    county: home.county,
    stateOrProvince: home.state,
    yearBuilt: home.yearBuilt,
    listPriceCents: home.listPriceCents,
    taxYearCents: home.taxYearCents,
  };
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([key, value]) => value !== null && (held?.[key as ListingFileFieldKey] ?? null) === null,
    ),
  );
}

/** The same fields, with the seller that a merge left. */
export async function requireKnownListing(
  tx: Queryable,
  { caller }: Actor,
  given: GivenListing,
): Promise<GivenListing> {
  for (const field of ['agentId', 'coAgentId'] as const) {
    const id = given[field];
    if (typeof id === 'string' && !(await worksAs(tx, id, agentRoles))) refuseUnknown(field);
  }
  if (typeof given.sellerLeadId !== 'string') return given;
  const lead = await findLead(tx, caller, given.sellerLeadId);
  return { ...given, sellerLeadId: lead ? lead.id : refuseUnknown('sellerLeadId') };
}

function refuseUnknown(key: ListingFileFieldKey): never {
  return refuseField(key, listingFileMessages.notFound({ label: listingFileFields[key].label }));
}

function refuseField(key: ListingFileFieldKey, message: string): never {
  const { label } = listingFileFields[key];
  return refuse('bad-input', { fields: [{ field: key, label, message }], message });
}
