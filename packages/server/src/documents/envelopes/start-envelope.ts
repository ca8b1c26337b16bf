import type { FormAnswer, FormKey, RecipientInput } from '@homestead/contract/documents';
import { type Caller, type DatabaseTransaction, mayCall, refuse, type Services } from '#platform';
import { createFormDocument } from '../filling/create-document.ts';
import { inputsOf } from '../filling/find-input.ts';
import { currentForm } from '../forms/current-forms.ts';
import type { SubjectRef } from '../subjects/document-subjects.ts';
import { makeEnvelope } from './write-envelope.ts';

interface StartedEnvelope {
  about: SubjectRef;
  forms: readonly FormKey[];
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
  { about, forms, title, recipients, expiresOn = null, message = '' }: StartedEnvelope,
): Promise<string> {
  if (!maySendDocuments(caller)) refuse('not-permitted');
  const documents: string[] = [];
  for (const form of forms) {
    documents.push((await createFormDocument(services, tx, caller, { form, about })).id);
  }
  const lines = forms.flatMap((form) => currentForm(services, form).lines);
  const { id } = await makeEnvelope(services, tx, caller, {
    ...{ about, documents, title: title.slice(0, TITLE_MAX), message, expiresOn, amendsId: null },
    recipients: recipients.filter(({ role, number }) =>
      lines.some((line) => line.role === role && line.number === number),
    ),
    ...{ isInOrder: true, dueOn: null, fields: [] },
  });
  return id;
}

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
