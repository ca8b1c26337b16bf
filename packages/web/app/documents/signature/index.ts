/** The pad is heavy: import this door only from parts that load on demand. */
export { SignatureDialog } from './signature-dialog.tsx';
export type { MadeSignature, SignatureDialogProps, SignatureWay } from './signature-props.ts';
