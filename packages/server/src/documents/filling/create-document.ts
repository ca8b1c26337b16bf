import type { FormKey } from '@homestead/contract/documents';
import type { Caller, DatabaseTransaction, Services } from '#platform';
import { openDocuments } from '../documents-services.ts';
import { currentForm } from '../forms/current-forms.ts';
import type { SubjectFacts, SubjectRef } from '../subjects/document-subjects.ts';
import { type DocumentRow, insertDocument } from './document-store.ts';
import { findInput, problemOfAnswer } from './find-input.ts';
import { keepForm } from './keep-form.ts';

interface NewForm {
  form: FormKey;
  about: SubjectRef | null;
  homeAddress?: string;
  title?: string;
  templateId?: string;
}

const nothingKnown: SubjectFacts = { homeAddress: '', answers: {}, facts: {} };

/**
 * Starts a form, filled in with what is known of what it belongs to, each answer with its source
 * . Refuses (subject-not-found) what the caller may not change.
 */
export async function createFormDocument(
  services: Pick<Services, 'db' | 'settings'>,
  tx: DatabaseTransaction,
  caller: Caller,
  { form, about, homeAddress, title, templateId }: NewForm,
): Promise<DocumentRow> {
  const { subjects } = openDocuments(services);
  const subject = about && (await subjects.requireToWrite(tx, caller, about));
  const known = subject && about ? await subject.facts(tx, about.id, form, caller) : nothingKnown;
  const definition = await keepForm(tx, currentForm(services, form));
  const usable = Object.entries(known.answers).filter(([key, { value }]) => {
    const input = findInput(definition, key);
    return input !== null && value !== '' && problemOfAnswer(input, value) === null;
  });
  return insertDocument(tx, {
    ...{ form, formVersion: definition.version, fileKey: null, pageCount: null },
    ...{ title: title || definition.title, about, homeAddress: homeAddress || known.homeAddress },
    answers: Object.fromEntries(usable.map(([key, { value }]) => [key, value])),
    sources: Object.fromEntries(usable.map(([key, { source }]) => [key, source])),
    ...{
      facts: known.facts,
      amendsId: null,
      templateId: templateId ?? null,
      ownerId: caller.personId,
    },
  });
}
