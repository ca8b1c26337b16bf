/** Parts of the documents room that programs measure or check. */
export { sendEnvelope } from '../../src/documents/envelopes/send-envelope.ts';
export { makeEnvelope } from '../../src/documents/envelopes/write-envelope.ts';
export { createFormDocument } from '../../src/documents/filling/create-document.ts';
export { currentForm, openForms } from '../../src/documents/forms/current-forms.ts';
export { problemsOfForm } from '../../src/documents/forms/problems-of-form.ts';
export { demoSigningPem } from '../../src/documents/seal/demo-certificate.ts';
export { openSeal, type Seal } from '../../src/documents/seal/open-seal.ts';
export { sealEnvelope } from '../../src/documents/sealing/seal-envelope.ts';
export { sealedFiles } from '../../src/documents/sealing/sealed-files.ts';
export { signSample } from '../../src/documents/sealing/sign-sample.ts';
