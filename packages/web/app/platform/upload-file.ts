import {
  type AnswerOf,
  fileCalls,
  type fileEndpoints,
  readCall,
} from '@homestead/contract/platform';
import type { Api } from './api.ts';
import { askApi } from './client.ts';

/** As long as the server waits for a request. */
const PATIENCE_MS = 60_000;

/**
 * Uploads a file for a purpose; returns the key that other calls take. Throws `ApiError` for a
 * refusal or an outage, and ends after a minute.
 */
export async function uploadFile(
  file: File,
  { api, purpose }: { api: Api; purpose: string },
): Promise<string> {
  const { method, path } = readCall(fileCalls.uploadFile);
  const body = new FormData();
  body.set('file', file);
  const call = { method, headers: { accept: 'application/json' }, body };
  const answer = await askApi(api, `/api/v1/${path.replace('{purpose}', purpose)}`, call, {
    patienceMs: PATIENCE_MS,
  });
  return (answer as AnswerOf<typeof fileEndpoints.uploadFile>).data.file;
}
