import { createHeaders, createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBrokenText } from './json-body.ts';
import type { PageVisit } from './page-visit.ts';
import { refuse } from './refusal-error.ts';

const MAX_BYTES = 256 * 1024;
/** A form with a file; the pages that take one have their own limits below this. */
const MAX_BYTES_WITH_FILE = 16 * 1024 * 1024;

/**
 * The body parsers of pages. A plain form is read here, with the app's limit, and refused if it
 * holds text that can't be stored; a form with a file is left to its page, if it says its size.
 */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, form: string | Buffer) =>
      hasBrokenText(String(form)) ? refuse('bad-input') : String(form),
  );
  scope.addContentTypeParser('*', async (request: FastifyRequest) => {
    const size = Number(request.headers['content-length'] ?? Number.NaN);
    if (!(size <= MAX_BYTES_WITH_FILE)) refuse('too-large');
  });
}

/** Refuses (too-large) what only a form with a file needs, to all who can't send one here. */
export async function requireFormSize(
  { headers }: FastifyRequest,
  visit: Pick<PageVisit, 'maySendFile'>,
): Promise<void> {
  const size = Number(headers['content-length'] ?? 0);
  if (size > MAX_BYTES && !(await visit.maySendFile())) refuse('too-large');
}

/** A page's request in the form of `fetch`; its address is that of the site, whatever Host says. */
export function fetchRequestOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): Request {
  const { host, protocol } = new URL(publicUrl);
  if (typeof request.body !== 'string') {
    return createRequest(request.raw, reply.raw, { host, protocol });
  }
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return new Request(`${protocol}//${host}${request.url}`, {
    method: request.method,
    headers: createHeaders(request.raw),
    body: request.body,
    signal: left.signal,
  });
}
