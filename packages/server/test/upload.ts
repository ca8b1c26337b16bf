import { type AccountsApp, type As, OWN_ORIGIN } from './accounts-app.ts';
import type { TestAnswer } from './listings-app.ts';

interface UploadOptions {
  name?: string;
  as?: As;
  /** Headers besides the token; by default the origin of our own pages. */
  headers?: Record<string, string>;
}

/** Uploads a file as a page of ours does. */
export async function upload(
  site: Pick<AccountsApp, 'app'>,
  purpose: string,
  content: Uint8Array | string,
  { name = 'file.bin', as = null, headers = { origin: OWN_ORIGIN } }: UploadOptions,
): Promise<TestAnswer> {
  const form = new FormData();
  form.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), name);
  return uploadForm(site, purpose, form, { as, headers });
}

/** Uploads any form. */
export async function uploadForm(
  site: Pick<AccountsApp, 'app'>,
  purpose: string,
  payload: FormData | Buffer,
  { as = null, headers = { origin: OWN_ORIGIN } }: UploadOptions,
): Promise<TestAnswer> {
  const token = as && 'jwtToken' in as ? { authorization: `Bearer ${as.jwtToken}` } : {};
  const reply = await site.app.inject({
    method: 'POST',
    url: `/api/v1/files/${purpose}`,
    headers: { ...headers, ...token },
    payload: payload as Buffer,
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}
