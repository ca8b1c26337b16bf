import type { Caller } from '#platform';
import type { CallOrigin } from './call-origin.ts';

/** Who does something, and from where, for what is audited. */
export interface Acting {
  readonly caller: Caller;
  readonly origin: CallOrigin;
}
