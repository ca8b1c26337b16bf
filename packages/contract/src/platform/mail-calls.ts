import type { CallLine } from './call.ts';

/** What the mail provider tells us. */
export const mailCalls = {
  takeNotice: 'POST Mail/TakeNotice',
} as const satisfies Record<string, CallLine>;
