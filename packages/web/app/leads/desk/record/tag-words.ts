import { leadRecordMessages } from '../messages/lead-record.ts';

const keyOf = (tag: string) => tag.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether no lead has what was typed as a tag yet, in any spelling. */
export function isNewTag(typed: string, tags: readonly string[]): boolean {
  return keyOf(typed) !== '' && !tags.some((tag) => keyOf(tag) === keyOf(typed));
}

/** What became of a lead's tags; `known` are the tags of all leads, null if they aren't loaded. */
export function tagsSavedText({
  was,
  next,
  known,
}: {
  was: readonly string[];
  next: readonly string[];
  known: readonly string[] | null;
}): string {
  const added = next.filter((tag) => isNewTag(tag, was));
  const removed = was.filter((tag) => isNewTag(tag, next));
  const [tag = ''] = [...added, ...removed];
  if (added.length + removed.length !== 1) {
    return leadRecordMessages.saved({ field: leadRecordMessages.tags() });
  }
  if (removed.length === 1) return leadRecordMessages.tagRemoved({ tag });
  const isNew = known !== null && isNewTag(tag, known);
  return isNew ? leadRecordMessages.tagMade({ tag }) : leadRecordMessages.tagAdded({ tag });
}
