import { type Caller, type DatabaseTransaction, recordEvent } from '#platform';
import { lockLeadToChange } from '../details/lead-details.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { leadChanged } from '../lead-events.ts';
import { selectTagsOf, storeTags } from './lead-tag-store.ts';

const keyOf = (tag: string) => tag.toLowerCase();

/**
 * Replaces a lead's tags, with a line on its timeline; the same ones again change nothing. Refuses
 * (lead-not-found) a lead out of sight.
 */
export async function setLeadTags(
  tx: DatabaseTransaction,
  caller: Caller,
  { leadId, tags }: { leadId: string; tags: readonly string[] },
): Promise<string[]> {
  await lockLeadToChange(tx, caller, leadId);
  const before = await selectTagsOf(tx, leadId);
  const known = new Set(before.map(keyOf));
  const wanted = new Map(
    tags.map((tag) => tag.replace(/\s+/g, ' ')).map((tag) => [keyOf(tag), tag]),
  );
  const added = [...wanted].filter(([key]) => !known.has(key)).map(([, tag]) => tag);
  const removed = before.filter((tag) => !wanted.has(keyOf(tag)));
  if (added.length === 0 && removed.length === 0) return before;
  const by = caller.personId;
  await storeTags(tx, { leadId, added, removed, by });
  await noteActivity(tx, { leadId, kind: 'tags', doneBy: by, facts: { added, removed } });
  await recordEvent(tx, leadChanged, { leadId });
  return selectTagsOf(tx, leadId);
}
