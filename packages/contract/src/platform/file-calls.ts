import type { CallLine } from './call.ts';

/** Uploaded files. */
export const fileCalls = {
  uploadFile: 'POST files/{purpose}',
  readFile: 'GET files/{key}',
} as const satisfies Record<string, CallLine>;
