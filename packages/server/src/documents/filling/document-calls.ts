import {
  documentEndpoints as calls,
  SIGNED_FILE,
  SIGNED_FILE_MAX_BYTES,
} from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import {
  answerOnce,
  atomically,
  checkPdf,
  mayCall,
  refuse,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { openDocuments } from '../documents-services.ts';
import { answerAsStaff } from '../envelopes/answer-as-staff.ts';
import { refuseDocument } from '../refuse-document.ts';
import { noteDocumentSight } from '../sights/note-sight.ts';
import { createFormDocument } from './create-document.ts';
import { createFileDocument } from './create-file-document.ts';
import { findNewestOf, selectAnswerChanges, selectUsedSignedFiles } from './document-store.ts';
import { labelOfInput } from './find-input.ts';
import { definitionOf, presentDocument } from './present-document.ts';
import { requireDocument } from './require-document.ts';
import { isSignedFileInSight } from './signed-file-sight.ts';

const PDF_PAGES = 300;
const CHANGES_MAX = 200;

/** Registers the calls of documents for staff, and the files that are uploaded to be signed. */
export function serveDocumentCalls(app: FastifyInstance, services: Services): void {
  const { db, files } = services;
  files.register({
    name: SIGNED_FILE,
    maxBytes: SIGNED_FILE_MAX_BYTES,
    accepts: { 'application/pdf': checkPdf(PDF_PAGES, { isJoined: true }) },
    mayUpload: (caller) => mayCall(caller, calls.createDocument.access),
    readers: async (tx, caller, { key }) =>
      mayCall(caller, calls.getDocument.access) && isSignedFileInSight(services, tx, caller, key),
    findUsed: selectUsedSignedFiles,
    keptHours: 24,
  });

  serveEndpoint(app, calls.createDocument, (call) => {
    const caller = requireCaller(call);
    const { body } = call;
    return answerOnce(services, submissionOf(calls.createDocument, body, call), async (tx) => {
      const about = body.about ?? null;
      const { form, file: key, title, homeAddress } = body;
      const naming = { about, ...(title && { title }), ...(homeAddress && { homeAddress }) };
      if (form !== undefined) {
        const row = await createFormDocument(services, tx, caller, { form, ...naming });
        return { data: await presentDocument(tx, row, { mayWrite: true }) };
      }
      if (key === undefined) return refuseWithoutContent();
      if (about) await openDocuments(services).subjects.requireToWrite(tx, caller, about);
      const row = await createFileDocument(services, tx, caller, { key, ...naming });
      return { data: await presentDocument(tx, row, { mayWrite: true }) };
    });
  });

  serveEndpoint(app, calls.findDocument, async (call) => {
    const { form, aboutKind: kind, aboutId: id } = call.query;
    const { subjects } = openDocuments(services);
    const caller = requireCaller(call);
    const access = await subjects.access(db, caller, { kind, id });
    const isHidden = await subjects.isHidden(db, caller, { kind, id });
    if (access === 'none' || isHidden) refuseDocument('subject-not-found');
    const found = await findNewestOf(db, { kind, id, form });
    return { data: found && { id: found.id } };
  });

  serveEndpoint(app, calls.getDocument, async (call) => {
    const caller = requireCaller(call);
    const found = await requireDocument(services, db, caller, call.params.id);
    const data = await presentDocument(db, found.document, found);
    await noteDocumentSight(db, found.document.id, caller);
    return { data };
  });

  serveEndpoint(app, calls.answerDocument, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { id } = call.params;
      const row = await answerAsStaff(services, tx, caller, { id, given: call.body.answers });
      return { data: await presentDocument(tx, row, { mayWrite: true }) };
    }),
  );

  serveEndpoint(app, calls.getDocumentHistory, async (call) => {
    const { document } = await requireDocument(services, db, requireCaller(call), call.params.id);
    const definition = await definitionOf(db, document);
    const rows = await selectAnswerChanges(db, document.id, CHANGES_MAX);
    return {
      data: rows.map(({ changed_at: at, by, input, before, after }) => ({
        ...{ at: at.toISOString(), by: by ?? '', input, before, after },
        label: definition ? labelOfInput(definition, input) : input,
      })),
    };
  });
}

const refuseWithoutContent = (): never => {
  const message = 'Form is required';
  return refuse('bad-input', { fields: [{ field: 'form', label: 'Form', message }], message });
};
