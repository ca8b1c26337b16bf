import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fileCalls } from './file-calls.ts';
import { fileKey } from './file-key.ts';
import { lineText } from './text.ts';

/**
 * The body is `multipart/form-data` with one part, the file. The answer's key is what other calls
 * take.
 */
export const uploadFile = defineEndpoint(fileCalls.uploadFile, {
  access: { kind: 'signed-in' },
  summary: 'Upload a file for a purpose (multipart/form-data, one file)',
  params: z.object({ purpose: lineText(60) }),
  answer: z.object({
    data: z.object({
      file: fileKey,
      name: z.string(),
      mediaType: z.string(),
      bytes: z.number().int(),
      isInCheck: z.boolean().describe('whether it waits for the virus scanner'),
    }),
  }),
  example: {
    data: {
      file: '3f9a0c1b5d7e2f4a6c8e0b1d3f5a7c9e1b3d5f70',
      name: 'people.csv',
      mediaType: 'text/csv',
      bytes: 4096,
      isInCheck: false,
    },
  },
});

/** The answer is the file itself, as a download. One that the caller may not read is a 404. */
export const readFile = defineEndpoint(fileCalls.readFile, {
  access: { kind: 'signed-in' },
  summary: 'Download an uploaded file',
  params: z.object({ key: fileKey }),
  answer: z.unknown(),
  example: 'name\r\nRosa\r\n',
});
