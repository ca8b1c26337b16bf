import type { WireEnvelopeTemplate } from '@homestead/contract/documents';
import { namePeople } from '#accounts';
import { type Caller, columnHistory, mayCall, type Queryable, type RecordTable } from '#platform';
import { templateWords } from '../messages/templates.ts';
import { refuseDocument } from '../refuse-document.ts';
import {
  findTemplates,
  lockTemplate,
  selectTemplateDocuments,
  type TemplateDocumentRow,
  type TemplateRow,
} from './envelope-template-store.ts';

export const templateTable: RecordTable<TemplateRow> = {
  key: 'documents.template',
  table: 'envelope_template',
  columns: {
    name: { label: templateWords.name },
    owner_id: {
      label: templateWords.shared,
      textOf: (value) => (value === null ? templateWords.yes() : templateWords.no()),
    },
    due_days: { label: templateWords.dueDays },
    expires_days: { label: templateWords.expiresDays },
  },
  json: ['people', 'fields'],
  taken: {
    envelope_template_name: {
      field: 'name',
      label: templateWords.name,
      message: templateWords.nameTaken,
    },
  },
  refuseMissing: () => refuseDocument('envelope-template-not-found'),
};

/** Who sees all envelopes writes the brokerage’s templates. */
export const mayShare = (caller: Caller): boolean =>
  mayCall(caller, { kind: 'permission', anyOf: ['e-sign'], scope: 'all' });

const mayWrite = (caller: Caller, { owner_id: owner }: Pick<TemplateRow, 'owner_id'>): boolean =>
  owner === caller.personId || (owner === null && mayShare(caller));

/** Refuses (envelope-template-refused) who may use a template and not write it. */
export function requireToWrite(caller: Caller, row: Pick<TemplateRow, 'owner_id'>): void {
  if (!mayWrite(caller, row)) refuseDocument('envelope-template-refused');
}

/** One that the caller may use. Refuses (envelope-template-not-found) any other. */
export async function requireTemplate(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<TemplateRow> {
  const [row] = await findTemplates(db, caller.personId, [id]);
  return row ?? refuseDocument('envelope-template-not-found');
}

/** One that the caller may write, held until the commit. */
export async function lockToWrite(tx: Queryable, id: string, caller: Caller): Promise<TemplateRow> {
  const row = await lockTemplate(tx, caller.personId, id);
  if (!row) return refuseDocument('envelope-template-not-found');
  requireToWrite(caller, row);
  return row;
}

export function presentTemplate(
  caller: Caller,
  row: TemplateRow,
  documents: readonly TemplateDocumentRow[],
): WireEnvelopeTemplate {
  return {
    ...{ id: row.id, name: row.name, isShared: row.owner_id === null, title: row.title },
    documents: documents
      .filter((one) => one.template_id === row.id)
      .map(({ title, form }) => ({ title, form })),
    people: row.people.map(({ role, number, turn }) => ({ role, number, turn })),
    fields: row.fields.length,
    ...{ dueDays: row.due_days, expiresDays: row.expires_days },
    ...{ changedAt: row.changed_at.toISOString(), version: row.version },
    abilities: ['use', ...(mayWrite(caller, row) ? (['edit', 'delete'] as const) : [])],
  };
}

/** One template as it is answered. */
export const presentOne = async (db: Queryable, caller: Caller, row: TemplateRow) => ({
  data: presentTemplate(caller, row, await selectTemplateDocuments(db, [row.id])),
});

export const templateHistory = columnHistory(templateTable, {
  see: async (db, caller, ids) => {
    const rows = await findTemplates(db, caller.personId, ids);
    if (rows.length < ids.length) refuseDocument('envelope-template-not-found');
    return new Map(rows.map((row) => [row.id, row]));
  },
  requireToChange: (tx, caller, id) => lockToWrite(tx, id, caller),
  // What it is made of changes together with its documents, which no undo brings back.
  mayUndo: (_db, caller, row, { before }) =>
    Object.keys(before).every((column) => column in templateTable.columns) &&
    mayWrite(caller, row) &&
    mayWrite(caller, { ...row, ...before }),
  namePeople,
});
