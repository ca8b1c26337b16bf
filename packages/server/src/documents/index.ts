export { envelopeChanged } from './document-events.ts';
export { documentMailSamples } from './document-mail-samples.ts';
export { openDocuments } from './documents-services.ts';
export { documentsRoom } from './plugin.ts';
export type { DocumentSubject, SubjectFacts } from './subjects/document-subjects.ts';
