export { envelopeChanged } from './document-events.ts';
export { documentMailSamples } from './document-mail-samples.ts';
export { openDocuments } from './documents-services.ts';
export { type DocumentStanding, documentStates } from './envelopes/document-states.ts';
export { readEnvelopeRows } from './envelopes/list-envelopes.ts';
export { sendSampleEnvelope } from './envelopes/send-sample.ts';
export {
  canSendForms,
  formsSignedByBuyer,
  haveBuyersSigned,
  sendForms,
  voidForms,
} from './envelopes/signed-forms.ts';
export {
  answersOfFields,
  maySendDocuments,
  nameForm,
  startEnvelope,
} from './envelopes/start-envelope.ts';
export { linksOfForm } from './forms/form-links.ts';
export type { HomeFacts } from './forms/home-facts.ts';
export { documentsRoom } from './plugin.ts';
export { signSample } from './sealing/sign-sample.ts';
export type { DocumentSubject, SubjectFacts } from './subjects/document-subjects.ts';
export { findSharedTemplates } from './templates/find-shared-templates.ts';
