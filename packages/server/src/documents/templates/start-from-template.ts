import {
  type FieldInput,
  type FormKey,
  placeholderOf,
  type RecipientInput,
} from '@homestead/contract/documents';
import { dateAfter, localDate } from '@homestead/contract/platform';
import type { Caller, DatabaseTransaction, Services } from '#platform';
import { openDocuments } from '../documents-services.ts';
import { makeEnvelope } from '../envelopes/write-envelope.ts';
import { createFormDocument } from '../filling/create-document.ts';
import { insertDocument } from '../filling/document-store.ts';
import type { KnownSigner, SubjectRef } from '../subjects/document-subjects.ts';
import {
  selectTemplateDocuments,
  type TemplatePerson,
  type TemplateRow,
} from './envelope-template-store.ts';

interface Started {
  about: SubjectRef | null;
  homeAddress?: string | undefined;
  title?: string | undefined;
}

const daysFromNow = (days: number | null): string | null =>
  days === null ? null : dateAfter(localDate(new Date()), days);

/**
 * Starts an envelope from a template that the caller may use, in a commit of theirs. People are
 * filled in by role from what it belongs to; who isn’t known is named by their role, which can’t be
 * sent. Answers its id. Refuses (subject-not-found) what the caller may not change.
 */
export async function startFromTemplate(
  services: Pick<Services, 'db' | 'settings'>,
  tx: DatabaseTransaction,
  caller: Caller,
  { template, ...started }: Started & { template: TemplateRow },
): Promise<string> {
  const { about, title } = started;
  const signers = await signersOf(services, tx, caller, about);
  const documents = await startDocuments(services, tx, caller, { template, ...started });
  const { id } = await makeEnvelope(services, tx, caller, {
    ...{ about, amendsId: null, title: title || template.title, message: template.message },
    ...{ isInOrder: template.is_in_order, dueOn: daysFromNow(template.due_days) },
    expiresOn: daysFromNow(template.expires_days),
    documents: documents.flatMap((one) => one ?? []),
    recipients: template.people.map((one) => recipientOf(one, signers)),
    fields: fieldsOf(template, documents, (person) => person),
  });
  return id;
}

/**
 * Starts the documents of a template: its forms filled in with what is known, and its files. A form
 * of `without` isn’t started; null is in its place.
 */
export async function startDocuments(
  services: Pick<Services, 'db' | 'settings'>,
  tx: DatabaseTransaction,
  caller: Caller,
  {
    template,
    about,
    homeAddress = '',
    without = [],
  }: Started & { template: TemplateRow; without?: readonly FormKey[] },
): Promise<(string | null)[]> {
  if (about) await openDocuments(services).subjects.requireToWrite(tx, caller, about);
  const ids: (string | null)[] = [];
  for (const part of await selectTemplateDocuments(tx, [template.id])) {
    const { form, title, file_key: fileKey, page_count: pageCount } = part;
    if (form !== null && without.includes(form)) {
      ids.push(null);
      continue;
    }
    const named = { about, homeAddress, templateId: template.id };
    const row =
      form === null
        ? await insertDocument(tx, {
            ...{ form, formVersion: null, fileKey, pageCount, title, ...named },
            ...{ answers: {}, sources: {}, facts: {}, amendsId: null, ownerId: caller.personId },
          })
        : await createFormDocument(services, tx, caller, { form, title, ...named });
    ids.push(row.id);
  }
  return ids;
}

/** The fields of a template on the documents that were started, for recipients by position. */
export const fieldsOf = (
  template: TemplateRow,
  documents: readonly (string | null)[],
  positionOf: (person: number) => number,
): FieldInput[] =>
  template.fields.flatMap(({ document, person, kind, isRequired, place }) => {
    const id = documents[document - 1];
    return id ? [{ document: id, recipient: positionOf(person), kind, isRequired, place }] : [];
  });

/** Who signs something, as far as the caller may know; without a deal, the agent is the caller. */
async function signersOf(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  caller: Caller,
  about: SubjectRef | null,
): Promise<readonly KnownSigner[]> {
  if (about) {
    const subject = openDocuments(services).subjects.find(about.kind);
    return (await subject?.signers?.(tx, caller, about.id)) ?? [];
  }
  const name = `${caller.firstName} ${caller.lastName}`.trim();
  const known = { name, email: caller.email, phone: '', language: 'en' } as const;
  return [{ role: 'agent', number: 1, ...known }];
}

/** Someone by their role, or a name that stands for them. */
export function recipientOf(
  { role, number, turn, language }: TemplatePerson,
  signers: readonly KnownSigner[],
): RecipientInput {
  const known = signers.find((one) => one.role === role && one.number === number);
  return {
    ...{ role, number, turn, isInPerson: false },
    ...(known
      ? {
          ...{ name: known.name, email: known.email, phone: known.phone },
          language: known.language,
        }
      : { name: placeholderOf({ role, number }), email: '', phone: '', language }),
  };
}
