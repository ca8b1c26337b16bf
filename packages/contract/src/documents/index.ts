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
export { canonicalJson, type Json } from './seal/canonical-json.ts';
export { type Certificate, readCertificate } from './seal/certificate-reader.ts';
export { checkStamp, type StampCheck } from './seal/check-stamp.ts';
export { readSignedMessage, type SignedMessage } from './seal/cms-reader.ts';
export { type DerNode, readDer } from './seal/der-reader.ts';
export {
  type ChainFault,
  type DocumentEvent,
  findChainFaults,
  textOfEvent,
} from './seal/event-chain.ts';
export { readEvents, readSealFacts } from './seal/read-seal-facts.ts';
export { bytesOfBase64, canCheck } from './seal/runtime.ts';
export {
  type Identification,
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
export { verifyPdf } from './seal/verify-pdf.ts';
