import type { LeadFieldKey, WireLeadField, WireListedLead } from '@homestead/contract/leads';
import type { CellEdit } from '#desk';
import { leadDetails } from '../details/lead-detail-client.ts';
import { leadListMessages } from '../messages/lead-list.ts';
import { leadName } from './lead-name.ts';
import { leadTags } from './lead-tag-client.ts';
import { heldIn, withValue } from './lead-value.ts';

/** Fields that always have a value. */
const mustHave: readonly LeadFieldKey[] = ['stage', 'country'];
/** A click on these calls or writes to the person. */
const isLink: readonly LeadFieldKey[] = ['email', 'phone', 'secondaryPhone', 'secondaryEmail'];

/** How a field of a lead is changed in its row; nothing for those that aren't. */
export function leadCellEdit(field: WireLeadField): CellEdit<WireListedLead> | undefined {
  if (field.key === 'tags') return tagEdit;
  const { key, kind, label, edits, choices } = field;
  if (edits === null || isLink.includes(key)) return undefined;
  /** The versions that changes made, for their Undo. */
  const versions = new Map<string, number>();
  const send = async ({ id }: WireListedLead, value: string, version: number) => {
    const change = { [edits]: value || null };
    const { data } = await leadDetails.updateLeadDetails({ id, version, ...change });
    versions.set(id, data.version);
  };
  const nameOf = (value: string) =>
    (choices ? choices.find(({ id }) => id === value)?.name : value) || leadListMessages.nothing();
  return {
    kind: choices ? 'choice' : kind === 'day' ? 'date' : 'text',
    value: (lead) => heldIn(lead, field),
    choices: (lead) => choicesFor(field, lead),
    ...(!mustHave.includes(key) && { isClearable: true }),
    mayEdit: ({ abilities, fixedColumns }) =>
      abilities.includes('edit') && !fixedColumns.includes(key),
    preview: (lead, value) => withValue(lead, field, value),
    save: (lead, value) => send(lead, value, lead.version),
    said: (lead, value) => ({
      message: leadListMessages.changed({
        ...{ field: label, name: leadName(lead), value: nameOf(value) },
      }),
      undo: () => send(lead, heldIn(lead, field), versions.get(lead.id) ?? lead.version),
    }),
  };
}

/** What a field offers; a lead's own choice is among it, even if it is retired. */
function choicesFor({ key, choices }: WireLeadField, lead: WireListedLead) {
  const offered = (choices ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const held = lead.ids[key];
  if (!held || offered.some(({ value }) => value === held)) return offered;
  return [{ value: held, label: String(lead[key as 'stage'] ?? '') }, ...offered];
}

const tagsIn = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const setTags = ({ id }: WireListedLead, tags: readonly string[], was: readonly string[]) =>
  leadTags.setLeadTags({ id, tags: [...tags], was: [...was] });

/** Tags are written as one text, with commas between them. */
const tagEdit: CellEdit<WireListedLead> = {
  kind: 'text',
  value: ({ tags }) => tags.join(', '),
  mayEdit: ({ abilities }) => abilities.includes('tag'),
  preview: (lead, value) => ({ ...lead, tags: tagsIn(value) }),
  save: (lead, value) => setTags(lead, tagsIn(value), lead.tags),
  said: (lead, value) => ({
    message: leadListMessages.changed({
      field: leadListMessages.tags(),
      name: leadName(lead),
      value: tagsIn(value).join(', ') || leadListMessages.nothing(),
    }),
    undo: () => setTags(lead, lead.tags, tagsIn(value)),
  }),
};
