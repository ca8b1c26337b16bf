import { z } from 'zod';
import { defineEndpoint, fileKey, lineText, recordVersion } from '#platform';
import { documentFileCalls as calls } from '../calls.ts';
import { oneFile } from './listing-file-endpoints.ts';
import { documentKeys, ofListingFile } from './listing-file-parts.ts';
import { writing } from './offer-parts.ts';

/** The purpose of the files of a listing file’s documents. */
export const DOCUMENT_FILE = 'listing-document';
export const DOCUMENT_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** Of one document, with those that were removed. */
export const DOCUMENT_FILES_MAX = 20;
const REASON_MAX = 500;

const ofDocument = ofListingFile.params.extend({ document: z.enum(documentKeys) });

/**
 * Attaches an uploaded file to a document, also in place of another one, which stays readable as
 * replaced. Refuses (document-file-not-found) to replace a file that the document doesn’t
 * have, (too-many-document-files) the 21st, and (listing-file-step-refused) a file that is closed
 * or ended.
 */
export const attachDocumentFile = defineEndpoint(calls.attachDocumentFile, {
  access: writing,
  summary: 'Attach a file to a document of a listing file',
  isForm: true,
  params: ofDocument,
  labels: { file: 'File', replaces: 'Replaces' },
  body: z.object({ file: fileKey, replaces: z.uuid().optional() }),
  ...oneFile,
});

/** Removes a file from a document; it stays readable, with the reason. */
export const removeDocumentFile = defineEndpoint(calls.removeDocumentFile, {
  access: writing,
  summary: 'Remove a file from a document of a listing file',
  params: ofDocument.extend({ file: z.uuid() }),
  labels: { reason: 'Reason' },
  body: z.object({ version: recordVersion, reason: lineText(REASON_MAX).min(1) }),
  ...oneFile,
});
