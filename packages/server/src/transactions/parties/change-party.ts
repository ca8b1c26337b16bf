import type { BodyOf } from '@homestead/contract/platform';
import type { partyEndpoints } from '@homestead/contract/transactions';
import { type Actor, changeRecord, createRecord, type DatabaseTransaction } from '#platform';
import { partyMessages } from '../messages/parties.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { keepCompany } from './keep-company.ts';
import { factColumns, partyTable, refuseField, requireOwn, requireTarget } from './party.ts';
import { lockParties, type PartyRow } from './party-store.ts';

type New = BodyOf<typeof partyEndpoints.createParty>;
type Given = Omit<BodyOf<typeof partyEndpoints.updateParty>, 'version'>;

/** Adds a company, or a person of one. */
export async function addParty(
  tx: DatabaseTransaction,
  actor: Actor,
  { type, companyName, kinds = [], ...facts }: New,
): Promise<PartyRow> {
  await lockParties(tx);
  if (type === 'company') {
    if (companyName) refuseField('companyName', partyMessages.noCompany());
    if (kinds.length === 0) refuseField('kinds', partyMessages.kindsNeeded());
    return insert(tx, actor, { ...factColumns(facts), kinds: [...new Set(kinds)] });
  }
  if (!companyName) return refuseField('companyName', partyMessages.companyNeeded());
  const company = await keepCompany(tx, actor, companyName, kinds);
  return insert(tx, actor, { ...factColumns(facts), company_id: company.id });
}

async function insert(
  tx: DatabaseTransaction,
  actor: Actor,
  values: Partial<PartyRow>,
): Promise<PartyRow> {
  await requireOwn(tx, values, null);
  return createRecord(tx, partyTable, actor, values);
}

/**
 * Changes a locked party. Refuses (party-not-mergeable) to merge one that is merged or retired, and
 * to change one that is merged, which can only be separated.
 */
export async function changeParty(
  tx: DatabaseTransaction,
  actor: Actor,
  row: PartyRow,
  given: Given,
): Promise<PartyRow> {
  const { mergedIntoId, isRetired } = given;
  if (row.merged_into_id !== null && mergedIntoId !== null)
    refuseTransaction('party-not-mergeable');
  if (mergedIntoId) return merge(tx, actor, row, mergedIntoId);
  const set = {
    ...factColumns(given),
    ...(await placeColumns(tx, actor, row, given)),
    ...(isRetired !== undefined && { retired_at: isRetired ? new Date() : null }),
    ...(mergedIntoId === null && { merged_into_id: null }),
  };
  const after = { ...row, ...set };
  if (after.merged_into_id === null) await requireOwn(tx, after, row.id);
  const what = whatHappens(row, given);
  return changeRecord(tx, partyTable, actor, row, { what, set });
}

/** A company has kinds, a person has a company. */
async function placeColumns(
  tx: DatabaseTransaction,
  actor: Actor,
  row: PartyRow,
  { companyName, kinds }: Given,
): Promise<Partial<PartyRow>> {
  if (row.company_id === null) {
    if (companyName) refuseField('companyName', partyMessages.noCompany());
    if (kinds?.length === 0) refuseField('kinds', partyMessages.kindsNeeded());
    return kinds ? { kinds: [...new Set(kinds)] } : {};
  }
  if (companyName === undefined) return {};
  if (companyName === null) return refuseField('companyName', partyMessages.companyNeeded());
  return { company_id: (await keepCompany(tx, actor, companyName, kinds ?? [])).id };
}

function whatHappens(row: PartyRow, { isRetired, mergedIntoId }: Given): string {
  if (mergedIntoId === null && row.merged_into_id !== null) return 'separated';
  if (isRetired === undefined) return 'edited';
  return isRetired ? 'retired' : 'restored';
}

/** The other one then does what this one did, so that the same lists offer it. */
async function merge(
  tx: DatabaseTransaction,
  actor: Actor,
  row: PartyRow,
  intoId: string,
): Promise<PartyRow> {
  if (row.merged_into_id !== null || row.retired_at !== null)
    refuseTransaction('party-not-mergeable');
  const into = await requireTarget(tx, row, intoId);
  const kinds = [...new Set([...into.kinds, ...row.kinds])];
  await changeRecord(tx, partyTable, actor, into, { what: 'edited', set: { kinds } });
  const set = { merged_into_id: into.id };
  return changeRecord(tx, partyTable, actor, row, { what: 'merged', set });
}
