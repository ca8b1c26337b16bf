import {
  type MergeField,
  mergeFieldNames,
  mergeFields,
  mergeText,
  TEXT_MAX,
  type TemplateChannel,
  type templateEndpoints,
  textSegments,
  type WireTemplate,
} from '@homestead/contract/messaging';
import type { BodyOf, FieldRefusal } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import {
  type Caller,
  columnHistory,
  holds,
  type Queryable,
  type RecordTable,
  refuse,
} from '#platform';
import { templateMessages } from '../messages.ts';
import { refuseMessaging } from '../refuse-messaging.ts';
import { findTemplates, lockTemplate, type TemplateRow } from './template-store.ts';

const SHARING = 'message-templates';

export const templateTable: RecordTable<TemplateRow> = {
  key: 'messaging.template',
  table: 'message_template',
  columns: {
    name: { label: templateMessages.name },
    subject: { label: templateMessages.subject },
    body: { label: templateMessages.body },
    owner_id: {
      label: templateMessages.shared,
      textOf: (value) => (value === null ? templateMessages.yes() : templateMessages.no()),
    },
    fair_housing_reason: { label: templateMessages.reason },
    retired_at: {
      label: templateMessages.retired,
      textOf: (value) => (value ? templateMessages.yes() : templateMessages.no()),
    },
  },
  taken: {
    message_template_name: {
      field: 'name',
      label: templateMessages.name,
      message: templateMessages.nameTaken,
    },
  },
  refuseMissing: () => refuseMessaging('template-not-found'),
};

/** Whether the caller may write a template: their own, or with the permission the office's. */
const mayWrite = (caller: Caller, { owner_id }: Pick<TemplateRow, 'owner_id'>) =>
  owner_id === caller.personId || mayShare(caller);

export const mayShare = (caller: Caller): boolean => holds(caller, SHARING);

/** Refuses (template-sharing-refused) someone who may use a template and not write it. */
export function requireToWrite(caller: Caller, row: Pick<TemplateRow, 'owner_id'>): void {
  if (!mayWrite(caller, row)) refuseMessaging('template-sharing-refused');
}

export function presentTemplate(row: TemplateRow, caller: Caller): WireTemplate {
  const changes = row.retired_at ? (['restore'] as const) : (['edit', 'retire'] as const);
  return {
    id: row.id,
    name: row.name,
    channel: row.channel as TemplateChannel,
    subject: row.subject,
    body: row.body,
    isShared: row.owner_id === null,
    fairHousingReason: row.fair_housing_reason,
    segments: row.channel === 'sms' ? textSegments(mergeText(row.body, exampleValues).text) : null,
    retiredAt: row.retired_at?.toISOString() ?? null,
    version: row.version,
    abilities: ['preview', ...(mayWrite(caller, row) ? changes : [])],
  };
}

export const exampleValues = Object.fromEntries(
  mergeFieldNames.map((name) => [name, mergeFields[name].example]),
) as Record<MergeField, string>;

type Given = Omit<BodyOf<typeof templateEndpoints.updateTemplate>, 'version'>;

/** The columns of the fields that were given. */
export function templateColumns(given: Given, caller: Caller): Partial<TemplateRow> {
  const { name, subject, body, isShared, fairHousingReason, isRetired } = given;
  return {
    ...(name !== undefined && { name }),
    ...(subject !== undefined && { subject: subject ?? '' }),
    ...(body !== undefined && { body }),
    ...(isShared !== undefined && { owner_id: isShared ? null : caller.personId }),
    ...(fairHousingReason !== undefined && { fair_housing_reason: fairHousingReason || null }),
    ...(isRetired !== undefined && { retired_at: isRetired ? new Date() : null }),
  };
}

type Written = Pick<TemplateRow, 'channel' | 'subject' | 'body'>;

/**
 * Refuses an email without a subject, a text message with one or of more than TEXT_MAX characters
 * (bad-input), and fields that don't exist (merge-fields-refused).
 */
export function requireValidTemplate({ channel, subject, body }: Written): void {
  const bad = (field: 'subject' | 'body', message: string): never =>
    refuse('bad-input', {
      fields: [{ field, label: templateMessages[field](), message }],
      message,
    });
  if (channel === 'email' && subject === '') bad('subject', templateMessages.subjectNeeded());
  if (channel === 'sms' && subject !== '') bad('subject', templateMessages.noSubject());
  if (channel === 'sms' && body.length > TEXT_MAX) {
    bad('body', templateMessages.tooLong({ most: TEXT_MAX }));
  }
  const values = exampleValues;
  requireMerged([
    { field: 'subject', label: templateMessages.subject(), merged: mergeText(subject, values) },
    { field: 'body', label: templateMessages.body(), merged: mergeText(body, values) },
  ]);
}

interface MergedField {
  field: string;
  label: string;
  merged: ReturnType<typeof mergeText>;
}

/** Refuses texts that can't be sent as they are (merge-fields-refused), naming what is wrong. */
export function requireMerged(parts: readonly MergedField[]): void {
  const fields = parts.flatMap(mergeProblems);
  if (fields.length > 0) refuseMessaging('merge-fields-refused', { fields });
}

function mergeProblems({ field, label, merged }: MergedField): FieldRefusal[] {
  const { unknown, missing, isMalformed } = merged;
  const all = mergeFieldNames.map(written).join(', ');
  return [
    ...unknown.map((name) => templateMessages.unknown({ field: written(name), all })),
    ...missing.map(missingText),
    ...(isMalformed ? [templateMessages.malformed({ example: written('first_name') })] : []),
  ].map((message) => ({ field, label, message }));
}

/** Says that a lead has no value for a field. */
export const missingText = (name: MergeField): string =>
  templateMessages.missing({
    what: mergeFields[name].label.toLowerCase(),
    field: written(name),
    fallback: `{{${name}|…}}`,
  });

const written = (name: string) => `{{${name}}}`;

/** A template that the caller uses. Refuses (template-not-found). */
export async function requireTemplate(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<TemplateRow> {
  const [row] = await findTemplates(db, caller.personId, [id]);
  return row ?? refuseMessaging('template-not-found');
}

/** One that the caller may write, held until the commit. Refuses like {@link requireToWrite}. */
export async function lockToWrite(tx: Queryable, id: string, caller: Caller): Promise<TemplateRow> {
  const row = await lockTemplate(tx, caller.personId, id);
  if (!row) return refuseMessaging('template-not-found');
  requireToWrite(caller, row);
  return row;
}

export const templateHistory = columnHistory(templateTable, {
  see: async (db, caller, ids) => {
    const rows = await findTemplates(db, caller.personId, ids);
    if (rows.length < ids.length) refuseMessaging('template-not-found');
    return new Map(rows.map((row) => [row.id, row]));
  },
  requireToChange: (tx, caller, id) => lockToWrite(tx, id, caller),
  mayUndo: (_db, caller, row, { before }) =>
    mayWrite(caller, row) && mayWrite(caller, { ...row, ...before }),
  namePeople,
});
