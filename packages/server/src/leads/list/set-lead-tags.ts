import { type Caller, type DatabaseTransaction, recordEvent, refuse } from '#platform';
import { lockLeadToChange } from '../details/lead-details.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { leadChanged } from '../lead-events.ts';
import { selectTagsOf, storeTags } from './lead-tag-store.ts';

/** Tags with the same key are the same tag. */
export const tagKey = (tag: string): string => tag.toLowerCase();

/** A tag as it is stored: repeated spaces are one. */
export const oneSpaced = (tag: string): string => tag.replace(/\s+/g, ' ');

/**
 * Replaces a lead's tags, with a line on its timeline; the same ones again change nothing. Refuses
 * (lead-not-found) a lead out of sight, and (changed-meanwhile) one whose tags aren't those that
 * the caller saw.
 */
export async function setLeadTags(
  tx: DatabaseTransaction,
  caller: Caller,
  { leadId, tags, was }: { leadId: string; tags: readonly string[]; was?: readonly string[] },
): Promise<string[]> {
  await lockLeadToChange(tx, caller, leadId);
  const before = await selectTagsOf(tx, leadId);
  const known = new Set(before.map(tagKey));
  const seen = was && new Set(was.map(oneSpaced).map(tagKey));
  if (seen && seen.symmetricDifference(known).size > 0) refuse('changed-meanwhile');
  const wanted = new Map(tags.map(oneSpaced).map((tag) => [tagKey(tag), tag]));
  const added = [...wanted].filter(([key]) => !known.has(key)).map(([, tag]) => tag);
  const removed = before.filter((tag) => !wanted.has(tagKey(tag)));
  if (added.length === 0 && removed.length === 0) return before;
  await changeTags(tx, { leadId, added, removed, by: caller.personId });
  return selectTagsOf(tx, leadId);
}

/** Takes tags off a locked lead and puts others on it, with a line on its timeline. */
export async function changeTags(
  tx: DatabaseTransaction,
  change: { leadId: string; added: readonly string[]; removed: readonly string[]; by: string },
): Promise<void> {
  const { leadId, added, removed, by } = change;
  await storeTags(tx, change);
  await noteActivity(tx, { leadId, kind: 'tags', doneBy: by, facts: { added, removed } });
  await recordEvent(tx, leadChanged, { leadId });
}
