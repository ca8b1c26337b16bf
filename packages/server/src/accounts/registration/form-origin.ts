import type { Endpoint } from '@homestead/contract/platform';
import type { Caller, CallOrigin } from '#platform';

/** Where a form of registration or passwords comes from. */
export interface FormOrigin {
  origin: CallOrigin;
  caller: Caller | null;
  idempotencyKey: string | null;
  isSuspected: boolean;
}

/** A form for `answerOnce`: its key counts for this call and person, or visitors. */
export function submissionOf(
  { path }: Pick<Endpoint, 'path'>,
  body: unknown,
  { caller, idempotencyKey: key }: FormOrigin,
) {
  return { scope: `${path} ${caller?.personId ?? 'visitor'}`, key, body };
}
