import { type BulkInput, LEAD_TAGS_MAX } from '@homestead/contract/leads';
import { holds, refuse } from '#platform';
import { type PlacedTag, selectTagsByLead } from '../list/lead-tag-store.ts';
import { changeTags, oneSpaced, tagKey } from '../list/set-lead-tags.ts';
import { type BulkRules, ready, refused, same } from './bulk-rules.ts';

type TagInput = Extract<BulkInput, { kind: 'add-tag' | 'remove-tag' }>;

/** Puts a tag on leads, or takes it off; capitals make no difference. */
export const tagKind: BulkRules<TagInput> = {
  requireMay(caller) {
    if (!holds(caller, 'edit-leads')) refuse('not-permitted');
  },
  requireUsable: async () => undefined,
  wantedOf: () => null,
  async open(_services, db, { actor, input, leads }) {
    const by = actor.caller.personId;
    const tag = oneSpaced(input.tag);
    const byLead = await selectTagsByLead(
      db,
      leads.map(({ id }) => id),
    );
    const tagsOf = (leadId: string): readonly PlacedTag[] => byLead.get(leadId) ?? [];
    const placed = (leadId: string, named = tag) =>
      tagsOf(leadId).find((one) => tagKey(one.tag) === tagKey(named));
    const isFull = (leadId: string) => tagsOf(leadId).length >= LEAD_TAGS_MAX;
    const isAdded = input.kind === 'add-tag';
    return {
      judge({ id }) {
        if (isAdded === (placed(id) !== undefined)) return same;
        return isAdded && isFull(id) ? refused('lead-tags-full') : ready;
      },
      async change(tx, { id }) {
        const removed = placed(id)?.tag;
        const change = isAdded
          ? { added: [tag], removed: [] }
          : { added: [], removed: removed === undefined ? [] : [removed] };
        await changeTags(tx, { leadId: id, by, ...change });
        return { beforeText: removed ?? null };
      },
      async takeBack(tx, { id }, { before_text: spelled }) {
        const now = placed(id);
        if (isAdded) {
          // Someone who took the tag off and put it on again means to keep it.
          if (!now || now.addedBy !== by) return 'changed-meanwhile';
          await changeTags(tx, { leadId: id, by, added: [], removed: [now.tag] });
          return null;
        }
        if (now || spelled === null) return 'changed-meanwhile';
        if (isFull(id)) return 'lead-tags-full';
        await changeTags(tx, { leadId: id, by, added: [spelled], removed: [] });
        return null;
      },
    };
  },
};
