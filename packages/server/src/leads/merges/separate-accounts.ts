import { eraseMessagesWith } from '#messaging';
import type { DatabaseTransaction, Queryable } from '#platform';
import { eraseInquiriesFrom, eraseLead } from '../inquiries/lead-person-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { hasMailbox, holdPair } from './merge-store.ts';
import {
  findMixedMerge,
  freeMailbox,
  selectOwnEmails,
  storeFields,
} from './merged-account-store.ts';
import { readBefore, separate } from './unmerge-leads.ts';

/**
 * Before people are erased: takes what is theirs out of leads that others keep. Merges of these
 * leads are undone, the newest first, until no group joins them with another account. The fields of
 * the survivors say what they said before, and what came from the people's addresses is erased.
 */
export async function separateAccounts(
  tx: DatabaseTransaction,
  personIds: readonly string[],
): Promise<void> {
  const own = { personIds, emails: await selectOwnEmails(tx, personIds) };
  const addresses = new Set(own.emails);
  const touched = new Set<string>();
  const theirs: string[] = [];
  let merge = await findMixedMerge(tx, own);
  while (merge !== null) {
    const pair = await holdPair(tx, merge);
    if (!pair) return;
    const { survivor, merged } = pair;
    const { set } = await readBefore(tx, { merge, survivor });
    await freeMailbox(tx, merged);
    await separate(tx, merge, null);
    const kept = await storeFields(tx, survivor.id, await withoutTakenEmail(tx, survivor, set));
    touched.add(survivor.id).add(merged.id);
    const isVisitor = merged.person_id === null && own.emails.includes(merged.email ?? '');
    if (isVisitor) theirs.push(merged.id);
    const isTheirs = isVisitor || personIds.includes(merged.person_id ?? '');
    if (isTheirs && merged.phone !== null && merged.phone !== kept.phone) {
      addresses.add(merged.phone);
    }
    merge = await findMixedMerge(tx, own);
  }
  const from = { leadIds: [...touched], addresses: [...addresses] };
  await eraseInquiriesFrom(tx, from);
  await eraseMessagesWith(tx, { kind: 'lead', ids: from.leadIds }, from.addresses);
  for (const id of theirs) await eraseLead(tx, id);
}

/** The same fields, without an email that is another lead's by now. */
async function withoutTakenEmail(
  tx: Queryable,
  survivor: LeadRow,
  set: Partial<LeadRow>,
): Promise<Partial<LeadRow>> {
  if (typeof set.email !== 'string' || !(await hasMailbox(tx, set.email))) return set;
  const hasPhone = ('phone' in set ? set.phone : survivor.phone) !== null;
  return { ...set, email: hasPhone ? null : `${survivor.id}@erased.invalid` };
}
