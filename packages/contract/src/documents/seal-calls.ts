import type { CallLine } from '#platform';

/** The calls of the page that checks sealed files. */
export const sealCalls = {
  getSeal: 'GET seals/{code}',
  getSealCertificates: 'GET seal-certificates',
} as const satisfies Record<string, CallLine>;
