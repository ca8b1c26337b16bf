import type { WireComparedLead } from '@homestead/contract/leads';
import { duplicateMessages } from '../messages/duplicates.ts';

type Counts = WireComparedLead['counts'];

const texts: Readonly<Record<keyof Counts, (values: { count: number }) => string>> = {
  inquiries: duplicateMessages.inquiries,
  messages: duplicateMessages.messages,
  notes: duplicateMessages.notes,
  tasks: duplicateMessages.tasks,
  tags: duplicateMessages.tags,
};
const kinds = Object.keys(texts) as (keyof Counts)[];
const list = new Intl.ListFormat('en-US');

/** How many there are of what a lead has, without what there is none of. */
export const belongingsText = (counts: Counts): string[] =>
  kinds.filter((kind) => counts[kind] > 0).map((kind) => texts[kind]({ count: counts[kind] }));

/** What a merge moves from one lead to another. */
export function movesText(counts: Counts, names: { from: string; to: string }): string {
  const what = belongingsText(counts);
  return what.length === 0
    ? duplicateMessages.timelineMoves(names)
    : duplicateMessages.moves({ ...names, what: list.format(what) });
}
