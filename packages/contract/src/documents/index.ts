export { askedInputs, explanationKey, isExplained, itemsOf } from './asked-inputs.ts';
export {
  documentCalls,
  documentDayCalls,
  documentWireCalls,
  envelopeCalls,
  envelopeTemplateCalls,
  formCalls,
  recipientCalls,
  signingCalls,
  signingDoorCalls,
} from './calls.ts';
export type { WireDocumentDay } from './endpoints/document-day-endpoints.ts';
export * as documentDayEndpoints from './endpoints/document-day-endpoints.ts';
export type { WireDocument } from './endpoints/document-endpoints.ts';
export * as documentEndpoints from './endpoints/document-endpoints.ts';
export { SIGNED_FILE, SIGNED_FILE_MAX_BYTES } from './endpoints/document-endpoints.ts';
export type {
  WireFilledDocument,
  WireFormLink,
  WireFormProblem,
} from './endpoints/document-parts.ts';
export type { WireRecord } from './endpoints/document-wire-endpoints.ts';
export * as documentWireEndpoints from './endpoints/document-wire-endpoints.ts';
export type { WireDocumentEvent, WireDocumentSight } from './endpoints/envelope-endpoints.ts';
export * as envelopeEndpoints from './endpoints/envelope-endpoints.ts';
export type {
  FieldInput,
  RecipientInput,
  WireEnvelope,
  WireEnvelopeRow,
  WireRecipient,
} from './endpoints/envelope-parts.ts';
export { recipientInput } from './endpoints/envelope-parts.ts';
export type { WireEnvelopeTemplate } from './endpoints/envelope-template-endpoints.ts';
export * as envelopeTemplateEndpoints from './endpoints/envelope-template-endpoints.ts';
export type { WireFormRow } from './endpoints/form-endpoints.ts';
export * as formEndpoints from './endpoints/form-endpoints.ts';
export * as recipientEndpoints from './endpoints/recipient-endpoints.ts';
export type { WireSeal, WireSealCertificates } from './endpoints/seal-endpoints.ts';
export * as sealEndpoints from './endpoints/seal-endpoints.ts';
export type { WireOwnEnvelope, WireSigningLink } from './endpoints/signing-door-endpoints.ts';
export * as signingDoorEndpoints from './endpoints/signing-door-endpoints.ts';
export type { WireSigning, WireSigningField } from './endpoints/signing-endpoints.ts';
export * as signingEndpoints from './endpoints/signing-endpoints.ts';
export {
  DOCUMENTS_MAX,
  type DocumentEventKind,
  documentEventKinds,
  type EnvelopeState,
  envelopeStates,
  type FieldKind,
  fieldKinds,
  HELD_SECONDS,
  RECIPIENTS_MAX,
  type RecipientState,
  recipientStates,
  SIGNATURE_MAX_BYTES,
  SIGNATURE_MAX_HEIGHT,
  SIGNATURE_MAX_WIDTH,
  SIGNING_HEADER,
} from './envelope-states.ts';
export {
  type DocumentRole,
  documentRoles,
  type FormAnswer,
  type FormAnswers,
  type FormChoice,
  type FormDefinition,
  type FormInput,
  type FormItem,
  type FormKey,
  type FormPart,
  type FormSection,
  type FormSource,
  formKeys,
  type SigningLine,
  type SigningRole,
} from './form-definition.ts';
export type {
  Paper,
  PaperBlock,
  PaperComment,
  PaperLine,
  PaperMark,
  PaperRow,
} from './paper.ts';
export { layOutForm, type PaperFacts } from './paper-of-form.ts';
export { PAGES_OF_FORM, paperWords } from './paper-words.ts';
export { isPlaceholder, placeholderOf } from './placeholder-names.ts';
export {
  answersOfRecord,
  type DocumentRecord,
  fieldsOfInput,
  type ReadRecord,
  recordOfAnswers,
  type SignedLine,
  type WireExplanation,
} from './record-of-answers.ts';
export { documentRefusalsInSpanish } from './refusals.es.ts';
export { documentRefusals } from './refusals.ts';
export {
  beginsLine,
  saidOnPaper,
  underHeads,
  type WordingPart,
  wordingParts,
} from './said-on-paper.ts';
export { canonicalJson, type Json } from './seal/canonical-json.ts';
export { type Certificate, readCertificate } from './seal/certificate-reader.ts';
export { checkStamp, type StampCheck } from './seal/check-stamp.ts';
export { cmsOids } from './seal/cms-oids.ts';
export { readSignedMessage, type SignedMessage } from './seal/cms-reader.ts';
export { cmsAttribute, writeSignedMessage } from './seal/cms-writer.ts';
export { type DerNode, readDer } from './seal/der-reader.ts';
export { der, derValues } from './seal/der-writer.ts';
export {
  type ChainFault,
  type DocumentEvent,
  findChainFaults,
  textOfEvent,
} from './seal/event-chain.ts';
export { readEvents, readSealFacts } from './seal/read-seal-facts.ts';
export { readTrust } from './seal/read-trust.ts';
export { bytesOfBase64, canCheck } from './seal/runtime.ts';
export {
  type Identification,
  identificationIn,
  SEAL_FILE,
  SEAL_VERSION,
  type SealedConsent,
  type SealedDocument,
  type SealedField,
  type SealedSigner,
  type SealFacts,
  sealedEvents,
  textOfDocuments,
  textOfSeal,
} from './seal/seal-facts.ts';
export {
  type SealCheck,
  type SealFinding,
  type SealReport,
  type SealTrust,
  type SealVerdict,
  sealChecks,
} from './seal/seal-report.ts';
export { findSignedRange, type SignedRange } from './seal/signed-range.ts';
export { bundleNames, verifyBundle, verifyFile } from './seal/verify-bundle.ts';
export { verifyPdf } from './seal/verify-pdf.ts';
export { sealCalls } from './seal-calls.ts';
export { modernSellerRecord, type PageFoot, writePageFoot } from './seller-record.ts';
export { documentNames, formOfDocumentName, roleOfSignRole, signRoles } from './wire-names.ts';
