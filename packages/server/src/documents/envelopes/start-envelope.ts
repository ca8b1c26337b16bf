import type {
  FieldInput,
  FormAnswer,
  FormKey,
  RecipientInput,
} from '@homestead/contract/documents';
import { type Caller, type DatabaseTransaction, mayCall, refuse, type Services } from '#platform';
import { createFormDocument } from '../filling/create-document.ts';
import { inputsOf } from '../filling/find-input.ts';
import { currentForm } from '../forms/current-forms.ts';
import type { SubjectRef } from '../subjects/document-subjects.ts';
import {
  selectSharedTemplates,
  selectTemplateDocuments,
} from '../templates/envelope-template-store.ts';
import { fieldsOf, recipientOf, startDocuments } from '../templates/start-from-template.ts';
import { makeEnvelope } from './write-envelope.ts';

interface StartedEnvelope {
  about: SubjectRef;
  forms: readonly FormKey[];
  /** Templates that the brokerage shares, whose documents go into the same envelope. */
  templates?: readonly string[];
  title: string;
  recipients: readonly RecipientInput[];
  expiresOn?: string | null;
  message?: string;
}

const TITLE_MAX = 200;

/**
 * Starts forms of something, filled in with what is known of it, in the draft of an envelope, with
 * those of the recipients for whom one of the forms has a line. Answers its id. Refuses
 * (not-permitted) who can’t have documents signed, and (subject-not-found) who may not change what
 * they belong to.
 */
export async function startEnvelope(
  services: Pick<Services, 'db' | 'settings'>,
  tx: DatabaseTransaction,
  caller: Caller,
  started: StartedEnvelope,
): Promise<string> {
  const { about, forms, templates = [], title, expiresOn = null, message = '' } = started;
  if (!maySendDocuments(caller)) refuse('not-permitted');
  const documents: string[] = [];
  for (const form of forms) {
    documents.push((await createFormDocument(services, tx, caller, { form, about })).id);
  }
  const lines = forms.flatMap((form) => currentForm(services, form).lines);
  const isOn = (one: Line) => (line: Line) => line.role === one.role && line.number === one.number;
  const used: FormKey[] = [...forms];
  const rows = await selectSharedTemplates(tx, templates);
  const people = rows.flatMap((row) => row.people);
  const recipients = started.recipients.filter((one) => [...lines, ...people].some(isOn(one)));
  const fields: FieldInput[] = [];
  for (const template of rows) {
    const made = await startDocuments(services, tx, caller, { template, about, without: used });
    documents.push(...made.flatMap((one) => one ?? []));
    for (const one of template.people) {
      if (!recipients.some(isOn(one))) recipients.push(recipientOf(one, []));
    }
    const positionOf = (person: number) => {
      const one = template.people[person - 1];
      return one ? recipients.findIndex(isOn(one)) + 1 : 0;
    };
    fields.push(...fieldsOf(template, made, positionOf));
    const parts = await selectTemplateDocuments(tx, [template.id]);
    used.push(...parts.flatMap(({ form }) => form ?? []));
  }
  const { id } = await makeEnvelope(services, tx, caller, {
    ...{ about, documents, title: title.slice(0, TITLE_MAX), message, expiresOn, amendsId: null },
    ...{ recipients, isInOrder: true, dueOn: null, fields },
  });
  return id;
}

type Line = Pick<RecipientInput, 'role' | 'number'>;

/** Whether the caller can have documents signed. */
export const maySendDocuments = (caller: Caller): boolean =>
  mayCall(caller, { kind: 'permission', anyOf: ['e-sign'], scope: 'own' });

/** The title of a form in its current version, and its name on the wire. */
export function nameForm(services: Pick<Services, 'settings'>, form: FormKey) {
  const { title, documentName } = currentForm(services, form);
  return { title, documentName };
}

/** Answers by input of a form, from values by the names of its fields on the wire. */
export function answersOfFields<Value extends { readonly value: FormAnswer }>(
  services: Pick<Services, 'settings'>,
  form: FormKey,
  values: Readonly<Record<string, Value | null>>,
): Record<string, Value> {
  return Object.fromEntries(
    inputsOf(currentForm(services, form)).flatMap(({ key, field }) => {
      const known = values[field];
      return known ? [[key, known] as const] : [];
    }),
  );
}
