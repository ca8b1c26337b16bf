/** Whole pages, for surfaces only. */

export { BlankFormView } from '../blank/blank-form-view.tsx';
export { blankForms, findOpenDocument, loadBlankForm } from '../blank/load-blank-form.ts';
export { loadDocumentDays } from '../log/load-document-days.ts';
export { loadOwnEnvelopes } from '../own/load-own-envelopes.ts';
export { OwnEnvelopesView } from '../own/own-envelopes-view.tsx';
export { SigningView } from '../signing/signing-view.tsx';
export { loadSealCertificates } from '../verify/verify-client.ts';
export { VerifyView } from '../verify/verify-view.tsx';
