/** Whole pages, for surfaces only. */
export { loadSealCertificates } from '../verify/verify-client.ts';
export { VerifyView } from '../verify/verify-view.tsx';
