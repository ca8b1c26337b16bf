import {
  type LeadFieldKey,
  leadDetailLabels,
  type WireLeadField,
  type WireListedLead,
} from '@homestead/contract/leads';
import { phoneText } from '@homestead/contract/platform';
import type { CellEdit } from '#desk';
import { leadDetails } from '../details/lead-detail-client.ts';
import { leadListMessages } from '../messages/lead-list.ts';
import { leadName } from './lead-name.ts';
import { leadTags } from './lead-tag-client.ts';
import { hasContactOf, heldIn, withValue } from './lead-value.ts';

/** Fields that always have a value. */
const neverEmpty: readonly LeadFieldKey[] = ['stage', 'country'];
/** Links that call or write to the person: a button beside them changes their values. */
const contactLinks: Partial<Record<LeadFieldKey, 'email' | 'tel'>> = {
  ...{ email: 'email', secondaryEmail: 'email', phone: 'tel', secondaryPhone: 'tel' },
};
const noteFields: readonly LeadFieldKey[] = ['notes', 'lenderNotes'];

/** How a field of a lead is changed in its row; nothing for those that aren't. */
export function leadCellEdit(field: WireLeadField): CellEdit<WireListedLead> | undefined {
  if (field.key === 'tags') return tagEdit;
  const { key, kind, label, edits, choices } = field;
  if (edits === null) return undefined;
  if (key === 'primaryContact') return nameEdit(label);
  /** The versions of leads after their last changes, for Undo. */
  const versions = new Map<string, number>();
  /** Notes that were read in full, of which rows have only the start. */
  const notes = new Map<string, string>();
  /** What fields had before their last change, for its Undo. */
  const valuesBefore = new Map<string, string>();
  const isNote = noteFields.includes(key);
  const contactLink = contactLinks[key];
  const send = async ({ id }: WireListedLead, value: string, version: number) => {
    const change = { [edits]: value || null };
    const { data } = await leadDetails.updateLeadDetails({ id, version, ...change });
    versions.set(id, data.version);
  };
  const nameOf = (value: string) => {
    const name = choices ? choices.find(({ id }) => id === value)?.name : value;
    return (isNote ? name?.split('\n')[0] : name) || leadListMessages.nothing();
  };
  const held = (lead: WireListedLead) => {
    const value = heldIn(lead, field);
    return contactLink === 'tel' ? phoneText(value) : (notes.get(lead.id) ?? value);
  };
  return {
    kind: choices
      ? 'choice'
      : isNote
        ? 'lines'
        : (contactLink ?? (kind === 'day' ? 'date' : 'text')),
    value: held,
    ...(isNote && {
      load: async ({ id }, signal) => {
        const { data } = await leadDetails.getLeadDetails({ id }, { signal });
        const all = (key === 'notes' ? data.notes : data.lenderNotes) ?? '';
        notes.set(id, all);
        return all;
      },
    }),
    ...(contactLink && { isBeside: true }),
    choices: (lead) => choicesFor(field, lead),
    ...(!neverEmpty.includes(key) && { isClearable: true }),
    mayEdit: (lead) => mayChange(lead, key),
    preview: (lead, value) => withValue(lead, field, value),
    save: async (lead, value) => {
      const before = held(lead);
      await send(lead, value, lead.version);
      notes.delete(lead.id);
      valuesBefore.set(lead.id, before);
    },
    said: (lead, value) => {
      const before = valuesBefore.get(lead.id) ?? held(lead);
      return {
        message: leadListMessages.changed({
          ...{ field: label, name: leadName(lead), value: nameOf(value) },
        }),
        undo: () => send(lead, before, versions.get(lead.id) ?? lead.version),
      };
    },
  };
}

const mayChange = (lead: WireListedLead, key: LeadFieldKey): boolean =>
  lead.abilities.includes('edit') && !lead.fixedColumns.includes(key) && hasContactOf(lead, key);

/** Both names, each in an input of its own. */
function nameEdit(label: string): CellEdit<WireListedLead> {
  const versions = new Map<string, number>();
  const both = ({ primaryContact }: WireListedLead) =>
    `${primaryContact?.firstName ?? ''}\n${primaryContact?.lastName ?? ''}`;
  const namesIn = (value: string) => {
    const [firstName = '', lastName = ''] = value.split('\n').map((part) => part.trim());
    return { firstName, lastName };
  };
  const send = async ({ id }: WireListedLead, value: string, version: number) => {
    const { data } = await leadDetails.updateLeadDetails({ id, version, ...namesIn(value) });
    versions.set(id, data.version);
  };
  const withName = (lead: WireListedLead, value: string): WireListedLead => ({
    ...lead,
    primaryContact: lead.primaryContact && { ...lead.primaryContact, ...namesIn(value) },
  });
  return {
    kind: 'text',
    parts: [() => leadDetailLabels.firstName, () => leadDetailLabels.lastName],
    isBeside: true,
    value: both,
    mayEdit: (lead) => mayChange(lead, 'primaryContact'),
    preview: withName,
    save: (lead, value) => send(lead, value, lead.version),
    said: (lead, value) => ({
      message: leadListMessages.changed({
        ...{ field: label, name: leadName(lead), value: leadName(withName(lead, value)) },
      }),
      undo: () => send(lead, both(lead), versions.get(lead.id) ?? lead.version),
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
