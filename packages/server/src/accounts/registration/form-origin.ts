import type { Caller, CallOrigin } from '#platform';

/** Where a form of registration or passwords comes from. */
export interface FormOrigin {
  origin: CallOrigin;
  caller: Caller | null;
  idempotencyKey: string | null;
  isSuspected: boolean;
}
